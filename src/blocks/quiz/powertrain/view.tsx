import type { LinkView } from '#block-engine/view-values.ts'
import type { ViewProps } from '#block-engine/define-block.ts'
import { ButtonLink, TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { AskedQuiz, Quiz } from '../shared/quiz.ts'
import { QuizIntro } from '../shared/quiz-intro.tsx'
import { QuizView } from '../shared/quiz-view.tsx'
import type { powertrainQuiz } from './block.ts'
import { bestPowertrain, type Powertrain } from './scoring.ts'
import css from './view.module.css'

type Props = ViewProps<typeof powertrainQuiz, AskedQuiz>

/** Five questions, then the page of the powertrain that they speak for. */
export function PowertrainQuiz({ id, anchor, isEager, values, words, data }: Props) {
  const quiz: Quiz = {
    name: 'powertrain',
    questions: [
      { key: 'q1', text: values.q1_text, options: values.q1_options },
      { key: 'q2', text: values.q2_text, options: values.q2_options },
      { key: 'q3', text: values.q3_text, options: values.q3_options, isMultiple: true, alone: 'none' },
      { key: 'q4', text: values.q4_text, options: values.q4_options },
      { key: 'q5', text: values.q5_text, options: values.q5_options },
    ],
    endings: ['result'],
  }
  return (
    <QuizView
      {...{ id, anchor, quiz, words }}
      label={values.intro_heading}
      query={data.query}
      texts={{
        start: values.start_label,
        next: values.next_label,
        previous: values.previous_label,
        finish: values.see_result_label,
        startAgain: values.start_again_label,
      }}
      intro={<QuizIntro heading={values.intro_heading} text={values.intro_text} image={values.intro_image} isEager={isEager} />}
      drawEnding={({ answers }) => <Result {...{ id, values, words }} type={bestPowertrain(values.scoring_json, answers)} />}
    />
  )
}

function Result({ id, type, values, words }: Pick<Props, 'id' | 'values' | 'words'> & { type: Powertrain }) {
  const of = <N extends ResultField>(name: N) => values[`${type}_${name}`]
  const other = labelled(of('other_option_link'), of('other_option_label'))
  return (
    <div className={css.result} data-result={type}>
      <div className={css.opening}>
        <div className={css.words}>
          <Heading text={of('heading')} size="l" />
          <RichText html={of('introduction')} size="big" />
          <LinkButton link={labelled(of('vehicle_link'), of('vehicle_label'))} id={`${id}-vehicle`} variant="primary" />
        </div>
        <Picture image={of('image')} sizes="(min-width: 961px) 50vw, 100vw" className={css.picture} />
      </div>
      <div className={css.detail}>
        <div className={css.text}>
          <RichText html={of('description')} />
          <div className={css.sides}>
            <Side heading={words.advantages} html={of('advantages')} />
            <Side heading={words.disadvantages} html={of('disadvantages')} />
          </div>
          {other && <TextLink link={other} className={css.other} />}
        </div>
        <aside className={css.aside} data-section-theme="grey-theme" aria-label={of('aside_box_label')}>
          <Heading text={of('aside_box_label')} tag="3" size="s" />
          <RichText html={of('aside_box_description')} />
          <LinkButton link={labelled(of('aside_primary_link'), of('aside_primary_label'))} id={`${id}-first`} variant="primary" />
          <LinkButton link={labelled(of('aside_secondary_link'), of('aside_secondary_label'))} id={`${id}-second`} variant="secondary" />
        </aside>
      </div>
    </div>
  )
}

type ResultField = keyof Props['values'] extends infer K ? (K extends `bev_${infer N}` ? N : never) : never

function Side({ heading, html }: { heading: string; html: string }) {
  if (!html.trim()) return null
  return (
    <div className={css.side}>
      <Heading text={heading} tag="3" size="s" />
      <RichText html={html} />
    </div>
  )
}

function labelled(link: LinkView | null, label: string): LinkView | null {
  return link && { ...link, label: label || link.label }
}

function LinkButton({ link, id, variant }: { link: LinkView | null; id: string; variant: 'primary' | 'secondary' }) {
  return link && <ButtonLink button={{ ...link, id, variant }} className={css.button} />
}
