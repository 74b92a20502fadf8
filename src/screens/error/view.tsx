import type { Texts } from '#kernel/words/words.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { SiteWords } from '#domains/content/index.ts'
import { Heading } from '#ui/text/heading.tsx'
import { Buttons, type ButtonView } from '#ui/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { httpErrorWord } from './http-error-word.ts'
import css from './view.module.css'
import type { errorScreenWords, httpErrorWords } from './words.ts'

export type ErrorScreenProps = {
  /** The HTTP status of the answer. */
  status: number
  /** What the log calls the request that failed; absent where nothing failed that a log could explain. */
  requestId?: string
  words: SiteWords & Texts<typeof errorScreenWords.words> & Texts<typeof httpErrorWords.words> & { not_found: string }
  /** Where the home page is. */
  home: string
}

/** What went wrong, by class of status, with the way home and, where it can help, another try. A 404 has its own sentence. */
export function ErrorScreen({ status, requestId, words, home }: ErrorScreenProps) {
  const isNotFound = status === 404
  const { key, canRetry } = httpErrorWord(status)
  const link = { isExternal: false, newTab: false, opens: 'page' } as const
  const goHome: ButtonView = { ...link, id: 'home', href: home, label: words['error.home'], variant: canRetry ? 'secondary' : 'primary' }
  // An address of nothing but a question mark is this page itself, asked for again.
  const tryAgain: ButtonView = { ...link, id: 'retry', href: '?', label: words['error.try_again'], variant: 'primary' }
  return (
    <Section className={css.screen}>
      <p className={css.status}>{fillWords(words.status, { status })}</p>
      <Heading text={isNotFound ? words.not_found : words.heading} tag="1" size="xl" />
      {!isNotFound && <p className={css.message}>{words[key]}</p>}
      {requestId && (
        <p className={css.request}>
          {words.request} <bdi>{requestId}</bdi>
        </p>
      )}
      <div className={css.buttons}>
        <Buttons items={canRetry ? [tryAgain, goHome] : [goHome]} />
      </div>
    </Section>
  )
}
