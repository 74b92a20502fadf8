import type { Texts } from '#kernel/words/words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ButtonLink, type ButtonView } from '#ui/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './view.module.css'
import type { authErrorWords } from './words.ts'

export type AuthErrorProps = {
  /** `no_permissions`: signed in, but not for this; `unavailable`: the provider cannot be reached; `failed`: anything else. */
  failure: 'no_permissions' | 'unavailable' | 'failed'
  /** The signed-in person; null when nobody is. */
  name: string | null
  /** The token of the session that can be ended; null without one. */
  csrfToken: string | null
  words: Texts<typeof authErrorWords.words> & { home: string }
  /** Where the home page is. */
  home: string
}

/** The message of each failure, as keys of the words. */
export const messageKeys = {
  no_permissions: { heading: 'no_permissions_heading', text: 'no_permissions' },
  unavailable: { heading: 'unavailable_heading', text: 'unavailable' },
  failed: { heading: 'error_heading', text: 'error' },
} as const satisfies Record<AuthErrorProps['failure'], Record<string, keyof typeof authErrorWords.words>>

/** Explains why a sign-in failed, and offers another account, sign-out and home (A-048, C-010). Works without a script. */
export function AuthErrorScreen({ failure, name, csrfToken, words, home }: AuthErrorProps) {
  const { heading, text } = messageKeys[failure]
  const link = { isExternal: false, newTab: false, opens: 'page' } as const
  const isSignedIn = csrfToken !== null
  const again: ButtonView = {
    ...link,
    id: 'sign-in',
    href: isSignedIn ? '/ar/auth/login?prompt=login' : '/ar/auth/login',
    label: words[isSignedIn ? 'other_account' : 'sign_in'],
    variant: 'primary',
  }
  const goHome: ButtonView = { ...link, id: 'home', href: home, label: words.home, variant: 'secondary' }
  return (
    <Section className={css.screen}>
      <Heading text={words[heading]} tag="1" size="xl" />
      <p className={css.message}>{words[text]}</p>
      {name && (
        <p className={css.name}>
          {words.signed_in_as} <bdi>{name}</bdi>
        </p>
      )}
      <div className={css.buttons}>
        <ButtonLink button={again} />
        {isSignedIn && (
          <form method="post" action="/ar/auth/logout">
            <input type="hidden" name="csrf_token" value={csrfToken} />
            <Button type="submit" variant="secondary">
              {words.sign_out}
            </Button>
          </form>
        )}
        <ButtonLink button={goHome} />
      </div>
    </Section>
  )
}
