import type { Texts } from '#kernel/words/words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './view.module.css'
import type { personalDataWords } from './words.ts'

export type PersonalDataProps = {
  words: Texts<typeof personalDataWords.words>
  /** Null where its link has expired. `email` is '' once the person is erased. */
  request: { kind: 'export' | 'erase'; email: string; isConfirmed: boolean } | null
}

/** What was asked for, with the button that confirms it. */
export function PersonalDataScreen({ words, request }: PersonalDataProps) {
  return (
    <Section>
      <div className={css.place}>
        <Heading text={words.heading} tag="1" size="m" />
        {request ? <Request request={request} words={words} /> : <p role="alert">{words.expired}</p>}
      </div>
    </Section>
  )
}

function Request({ request, words }: PersonalDataProps & { request: NonNullable<PersonalDataProps['request']> }) {
  if (request.isConfirmed) return <p role="status">{words.confirmed}</p>
  return (
    <>
      <p>
        {words[`${request.kind}_text`]} <bdi>{request.email}</bdi>
      </p>
      <form method="post">
        <Button type="submit">{words.confirm}</Button>
      </form>
      <p>{words.help}</p>
    </>
  )
}
