import { type FormEvent, type ReactNode, useState } from 'react'
import type { PageQuery } from '#block-engine/page-query.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { CopyLink } from './copy-link.tsx'
import { INTRO, type Question, type Quiz, type QuizState, stagesOf } from './quiz.ts'
import css from './quiz-view.module.css'
import type { quizWords } from './quiz-words.ts'
import { useQuiz } from './use-quiz.ts'

export type QuizTexts = {
  start: string
  next: string
  previous: string
  /** The forward button of the last question. */
  finish: string
  startAgain: string
}

type QuizViewProps = {
  id: string
  anchor: string | undefined
  label: string
  quiz: Quiz
  query: PageQuery
  texts: QuizTexts
  words: { readonly [K in keyof typeof quizWords]: string }
  intro: ReactNode
  /** A stage after the questions. Its own buttons submit the quiz to the stage that is their value, by the quiz's name. */
  drawEnding: (state: QuizState) => ReactNode
  /** The forward button of an ending that is not the last. */
  forward?: string
}

/**
 * A quiz, one stage at a time: an introduction, its questions, its endings. Every stage is one form that is sent to the address of the
 * page, so that it works without a script; with one, the same form is read in the browser.
 */
export function QuizView({ id, anchor, label, quiz, query, texts, words, intro, drawEnding, forward }: QuizViewProps) {
  const { state, move, isLive, box } = useQuiz(quiz, query)
  const place = `${id}-quiz`
  const stages = stagesOf(quiz)
  const at = stages.indexOf(state.stage)
  const question = quiz.questions.find(({ key }) => key === state.stage)
  const isLast = at === stages.length - 1
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    move(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
  }
  const goes = { type: 'submit', name: quiz.name } as const
  return (
    <Section id={anchor} layout="wide" label={label}>
      <div ref={box} id={place} className={css.quiz} data-stage={state.stage}>
        <form method="get" action={`#${place}`} autoComplete="off" noValidate={isLive} onSubmit={submit}>
          <p role="status" className={css.progress}>
            {question && fillWords(words.progress, { n: at, total: quiz.questions.length })}
          </p>
          {question && <progress className={css.bar} max={quiz.questions.length} value={at} aria-hidden="true" />}
          <KeptAnswers quiz={quiz} state={state} />
          {question && (
            <QuestionStage
              key={question.key}
              {...{ id, question, isLive, texts, words }}
              chosenValues={state.answers[question.key] ?? []}
              forward={{ name: quiz.name, value: stages[at + 1] ?? INTRO, label: at === quiz.questions.length ? texts.finish : texts.next }}
              back={stages[at - 1] ?? INTRO}
            />
          )}
          {state.stage === INTRO && (
            <>
              {intro}
              <Button {...goes} value={stages[1]} className={css.start}>
                {texts.start}
              </Button>
            </>
          )}
          {!question && state.stage !== INTRO && (
            <>
              {drawEnding(state)}
              <div className={css.moves}>
                {!isLast && (
                  <Button {...goes} value={stages[at + 1]}>
                    {forward}
                  </Button>
                )}
                {!isLast && (
                  <Button {...goes} value={stages[at - 1]} variant="secondary">
                    {texts.previous}
                  </Button>
                )}
                <Button {...goes} value="" variant={isLast ? 'secondary' : 'tertiary'}>
                  {texts.startAgain}
                </Button>
                {isLast && isLive && <CopyLink words={words} />}
              </div>
            </>
          )}
        </form>
      </div>
    </Section>
  )
}

/** The answers to the other questions, which the form takes along. */
function KeptAnswers({ quiz, state }: { quiz: Quiz; state: QuizState }) {
  return quiz.questions
    .filter(({ key }) => key !== state.stage)
    .flatMap(({ key }) => (state.answers[key] ?? []).map((value) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />))
}

type QuestionStageProps = {
  id: string
  question: Question
  chosenValues: readonly string[]
  isLive: boolean
  texts: QuizTexts
  words: QuizViewProps['words']
  forward: { name: string; value: string; label: string }
  back: string
}

/** One question with its options. The way forward is barred until something is chosen: by the browser's own check without a script. */
function QuestionStage({ id, question, chosenValues, isLive, texts, words, forward, back }: QuestionStageProps) {
  const { key, text, options, isMultiple = false, alone } = question
  const [hasChosen, setHasChosen] = useState(chosenValues.length > 0)
  const headingId = `${id}-${key}`
  const noteId = `${headingId}-note`
  const change = (event: FormEvent<HTMLFieldSetElement>) => {
    const boxes = [...event.currentTarget.querySelectorAll('input')]
    const input = event.target as HTMLInputElement
    if (isMultiple && input.checked) {
      for (const other of boxes) if (other !== input && (input.value === alone || other.value === alone)) other.checked = false
    }
    setHasChosen(boxes.some(({ checked }) => checked))
  }
  return (
    <>
      <fieldset className={css.question} aria-labelledby={headingId} aria-describedby={isMultiple ? noteId : undefined} onChange={change}>
        <Heading id={headingId} text={text} size="l" className={css.heading} />
        {isMultiple && (
          <p id={noteId} className={css.note}>
            {words.severalAnswers}
          </p>
        )}
        <div className={css.options}>
          {options.map(({ value, label }) => (
            <label key={value} className={css.option}>
              <input
                ref={(input) => {
                  // What was chosen before the script came is in the form only.
                  if (input?.checked && !hasChosen) setHasChosen(true)
                }}
                type={isMultiple ? 'checkbox' : 'radio'}
                name={key}
                value={value}
                required={!isMultiple}
                defaultChecked={chosenValues.includes(value)}
              />
              <span>
                <BidiText text={label} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={css.moves}>
        <Button type="submit" name={forward.name} value={forward.value} disabled={isLive && !hasChosen}>
          {forward.label}
        </Button>
        <Button type="submit" name={forward.name} value={back} variant="secondary" formNoValidate>
          {texts.previous}
        </Button>
        <Button type="submit" name={forward.name} value="" variant="tertiary" formNoValidate>
          {texts.startAgain}
        </Button>
      </div>
    </>
  )
}
