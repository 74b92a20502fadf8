import { pageHref } from '#domains/content/index.ts'
import type { ScreenContext, ScreenPage } from '../define-screen.ts'
import { type AuthErrorProps, messageKeys } from './view.tsx'
import { authErrorWords } from './words.ts'

/** Why a sign-in failed, and whose session can be ended. */
export function load({ words: siteWords, wordsOf }: ScreenContext, input: Pick<AuthErrorProps, 'failure' | 'name' | 'csrfToken'>): ScreenPage<AuthErrorProps> {
  const words = { ...wordsOf(authErrorWords), home: siteWords['error.home'] }
  return { kind: 'page', title: words[messageKeys[input.failure].heading], path: 'auth/error', props: { ...input, words, home: pageHref('') } }
}
