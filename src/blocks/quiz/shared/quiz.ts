import type { PageQuery } from '#block-engine/page-query.ts'

/** An answer to choose; `value` is what scores and addresses know it by. */
export type Option = { value: string; label: string }

export type Question = {
  /** The stage that asks it, and the parameter of the address that has its answer. */
  key: string
  text: string
  options: readonly Option[]
  /** Several options may be chosen. */
  isMultiple?: boolean
  /** The option that goes with no other. */
  alone?: string
}

/** `name` is the parameter that has the stage; `endings` are the stages after the last question. */
export type Quiz = { name: string; questions: readonly Question[]; endings: readonly string[] }

/** Where a visitor is, with what was chosen so far by the question's key. */
export type QuizState = { stage: string; answers: Readonly<Record<string, readonly string[]>> }

/** What the loader of a quiz gives its view: the parameters of the address that it reads. */
export type AskedQuiz = { query: PageQuery }

/** The stage before the first question. An address without a stage means it too, without any answers. */
export const INTRO = 'intro'

/** All stages in their order. */
export function stagesOf({ questions, endings }: Quiz): readonly string[] {
  return [INTRO, ...questions.map(({ key }) => key), ...endings]
}

/** The parameters of the address that a quiz reads. */
export function namesOf({ name, questions }: Quiz): readonly string[] {
  return [name, ...questions.map(({ key }) => key)]
}

/** What an address or a submitted form says, corrected: no unknown answers, and no stage behind a question that is still open. */
export function readQuiz(quiz: Quiz, query: PageQuery): QuizState {
  const stages = stagesOf(quiz)
  const stageIndex = stages.indexOf(String(query[quiz.name] ?? ''))
  if (stageIndex < 0) return { stage: INTRO, answers: {} }
  const answers = Object.fromEntries(
    quiz.questions.flatMap((question) => {
      const chosenValues = chosenOf(question, query[question.key])
      return chosenValues.length > 0 ? [[question.key, chosenValues] as const] : []
    }),
  )
  const open = quiz.questions.findIndex(({ key }) => !answers[key])
  return { stage: stages[open < 0 ? stageIndex : Math.min(stageIndex, open + 1)] ?? INTRO, answers }
}

function chosenOf({ options, isMultiple, alone }: Question, answer: string | string[] | undefined): readonly string[] {
  const values = [answer ?? []].flat()
  const knownValues = options.map(({ value }) => value).filter((value) => values.includes(value))
  if (!isMultiple) return knownValues.slice(0, 1)
  return knownValues.length > 1 ? knownValues.filter((value) => value !== alone) : knownValues
}

/** The query that leads to a state; other parameters of the page stay. */
export function searchOf(quiz: Quiz, { stage, answers }: QuizState, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of namesOf(quiz)) params.delete(name)
  const isFresh = stage === INTRO && Object.keys(answers).length === 0
  if (!isFresh) params.set(quiz.name, stage)
  for (const { key } of quiz.questions) for (const value of answers[key] ?? []) params.append(key, value)
  return params.size > 0 ? `?${params}` : ''
}

/** The labels of what was chosen for a question. */
export function labelsOf({ key, options }: Question, { answers }: QuizState): readonly string[] {
  return options.filter(({ value }) => answers[key]?.includes(value)).map(({ label }) => label)
}
