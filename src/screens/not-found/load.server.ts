import { pageHref } from '#domains/content/index.ts'
import type { ScreenContext, ScreenPage } from '../define-screen.ts'
import type { NotFoundProps } from './view.tsx'
import { notFoundWords } from './words.ts'

/** The same wherever it stands. */
export function load({ settings, theme, wordsOf }: ScreenContext): ScreenPage<NotFoundProps> {
  const words = wordsOf(notFoundWords)
  return {
    kind: 'page',
    status: 404,
    title: words.heading,
    path: '404',
    props: { theme, html: settings.pageNotFoundHtml, words, home: pageHref(''), searchHref: settings.searchHref },
  }
}
