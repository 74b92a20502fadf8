import type { ViewProps } from '#block-engine/define-block.ts'
import { Button } from '#ui/controls/button.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { type AskedQuiz, labelsOf, type Quiz, type QuizState } from '../shared/quiz.ts'
import { QuizIntro } from '../shared/quiz-intro.tsx'
import { QuizView } from '../shared/quiz-view.tsx'
import type { subscriptionQuiz } from './block.ts'
import { findRule, type Product } from './rules.ts'
import css from './view.module.css'

type Props = ViewProps<typeof subscriptionQuiz, AskedQuiz>

/** Purpose, period, mileage, a summary of the answers, then a product with its alternatives. */
export function SubscriptionQuiz({ id, anchor, values, words, data }: Props) {
  const quiz: Quiz = {
    name: 'subscription',
    questions: [
      { key: 'purpose', text: values.purpose_label, options: values.purpose_options },
      { key: 'period', text: values.period_label, options: values.period_options },
      { key: 'mileage', text: values.mileage_label, options: values.mileage_options },
    ],
    endings: ['summary', 'result'],
  }
  return (
    <QuizView
      {...{ id, anchor, quiz, words }}
      label={values.welcome_heading}
      query={data.query}
      texts={{
        start: values.start_label,
        next: values.next_label,
        previous: values.previous_label,
        finish: values.next_label,
        startAgain: values.start_again_label,
      }}
      intro={<QuizIntro heading={values.welcome_heading} text={values.welcome_text} />}
      drawEnding={(state) =>
        state.stage === 'summary' ? <Summary {...{ quiz, state, words }} heading={values.summary_heading} /> : <Result {...{ id, values, words, state }} />
      }
      forward={words.toResult}
    />
  )
}

type SummaryProps = { quiz: Quiz; state: QuizState; heading: string; words: Props['words'] }

function Summary({ quiz, state, heading, words }: SummaryProps) {
  return (
    <>
      <Heading text={heading} size="l" />
      <dl className={css.summary}>
        {quiz.questions.map((question) => (
          <div key={question.key} className={css.answer}>
            <dt>{question.text}</dt>
            <dd>
              <BidiText text={labelsOf(question, state).join('، ')} />
            </dd>
            <dd>
              <Button type="submit" name={quiz.name} value={question.key} variant="tertiary" className={css.change}>
                <span>
                  {words.change}
                  <span className="visually-hidden"> {question.text}</span>
                </span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Result({ id, values, words, state: { answers } }: Pick<Props, 'id' | 'values' | 'words'> & { state: QuizState }) {
  const answer = (key: string) => answers[key]?.[0] ?? ''
  const rule = findRule(values.rules_json, { purpose: answer('purpose'), period: answer('period'), mileage: answer('mileage') })
  if (!rule) return null
  const { product, alternatives } = rule
  const image = values[`${product}_image`]
  const link = values[`${product}_link`]
  return (
    <div className={css.result} data-result={product}>
      <div className={css.main}>
        <div className={css.words}>
          <p className={css.kicker}>{words.recommended}</p>
          <Heading text={values[`${product}_heading`]} size="l" />
          <RichText html={values[`${product}_text`]} size="big" />
          {link && <ButtonLink button={{ ...link, id: `${id}-main`, variant: 'primary' }} className={css.button} />}
        </div>
        <Picture image={image} sizes="(min-width: 961px) 50vw, 100vw" className={css.picture} />
      </div>
      <div className={css.others}>
        <Heading text={values.alternatives_heading} tag="3" size="m" />
        <ul className={css.alternatives}>
          {alternatives.map((alternative) => (
            <Alternative key={alternative} {...{ id, values }} product={alternative} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function Alternative({ id, values, product }: Pick<Props, 'id' | 'values'> & { product: Product }) {
  const link = values[`${product}_link`]
  return (
    <li className={css.alternative} data-alternative={product}>
      <Heading text={values[`${product}_heading`]} tag="4" size="s" />
      <RichText html={values[`${product}_text`]} />
      {link && <ButtonLink button={{ ...link, id: `${id}-${product}`, variant: 'tertiary' }} className={css.button} />}
    </li>
  )
}
