import { pageHref } from '#domains/content/index.ts'
import type { ScreenContext, ScreenPage } from '../define-screen.ts'
import type { ErrorScreenProps } from './view.tsx'
import { errorNotFoundWords, errorScreenWords, httpErrorWords } from './words.ts'

/** What went wrong, by the HTTP status of the answer. */
export function load(
  { words: siteWords, wordsOf }: ScreenContext,
  { status, requestId }: { status: number; requestId?: string },
): ScreenPage<ErrorScreenProps> {
  const words = { ...siteWords, ...wordsOf(errorScreenWords), ...wordsOf(httpErrorWords), not_found: wordsOf(errorNotFoundWords).message }
  return {
    kind: 'page',
    title: status === 404 ? words.not_found : words.heading,
    path: '404',
    props: { status, ...(requestId ? { requestId } : {}), words, home: pageHref('') },
  }
}
