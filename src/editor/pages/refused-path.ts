import type { StaffAnswer } from '#domains/accounts/index.ts'
import type { Word } from '../words/use-word.ts'
import type { pagesWords } from './words.ts'

type RefusedAnswer = Extract<StaffAnswer<unknown>, { ok: false }>

/** The message for the path field when the server refused the path; undefined when it refused something else. */
export function refusedPath(answer: RefusedAnswer, word: Word<typeof pagesWords>): string | undefined {
  if (answer.code === 'path_taken') {
    const paths = answer.fields.path ?? []
    return paths.length > 0 ? word('paths_taken', { paths: paths.map((path) => `/${path}`).join(' · ') }) : word('path_taken')
  }
  if (answer.status !== 422 || !answer.fields.path) return undefined
  if (answer.fields.path.some((message) => message.includes('spaces'))) return word('path_space')
  return word(answer.fields.path.some((message) => message.includes('itself uses')) ? 'path_reserved' : 'path_wrong')
}
