import {
  type CodeNotice,
  type FormChoices,
  type FormText,
  type FormTexts,
  type FormValues,
  type PublicForm,
  textIn,
  type ValueFlaw,
} from '#domains/forms/index.ts'
import { FormView } from '#domains/forms/ui/index.ts'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './view.module.css'

export type FormScreenProps = {
  id: string
  form: PublicForm
  apiUrl: string
  country: string
  choices: FormChoices
  words: FormTexts
  /** What a visitor reads whose plain post was taken; null before. */
  thanks: { heading: FormText; text: FormText } | null
  /** The name of the vehicle that the form is about; '' without one. */
  vehicle: string
  values: FormValues
  flaws: Readonly<Record<string, ValueFlaw>>
  failure: 'failed' | 'too_many' | null
  hasTwoColumns: boolean
  plainKey: string
  codeNotices: Readonly<Record<string, CodeNotice>>
  proofs: Readonly<Record<string, string>>
}

export function FormScreen({ form, thanks, failure, words, ...rest }: FormScreenProps) {
  return (
    <Section>
      <div className={css.place}>
        <Heading text={thanks ? textIn(thanks.heading, form.locale) || words.thanks : form.name} tag="1" size="m" />
        {failure && (
          <p role="alert" className={css.failure}>
            {words[failure]}
          </p>
        )}
        {thanks ? <Thanks text={textIn(thanks.text, form.locale)} usual={words.thanks_text} /> : <FormView {...rest} form={form} words={words} />}
      </div>
    </Section>
  )
}

/** The form's own text, which is stored as safe markup; without one the usual sentence, which is plain text. */
function Thanks({ text, usual }: { text: string; usual: string }) {
  return text ? <RichText html={text} /> : <p>{usual}</p>
}
