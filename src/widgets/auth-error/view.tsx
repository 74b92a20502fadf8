import type { SiteWords } from '#domains/content/index.ts'
import { Button } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { ButtonLink, type ButtonView } from '#ui/link.tsx'
import { Section } from '#ui/section.tsx'
import css from './view.module.css'

export type AuthErrorProps = {
  /** `no_permissions`: signed in, but not for this; `unavailable`: the provider is away; `failed`: anything else. */
  failure: 'no_permissions' | 'unavailable' | 'failed'
  /** Who is signed in; null for nobody. */
  name: string | null
  /** The token of the session that can be ended; null without one. */
  csrfToken: string | null
  words: SiteWords
  /** Where the home page is. */
  home: string
}

const said = {
  no_permissions: { heading: 'auth.no_permissions_heading', text: 'auth.no_permissions' },
  unavailable: { heading: 'auth.unavailable_heading', text: 'auth.unavailable' },
  failed: { heading: 'auth.error_heading', text: 'auth.error' },
} as const satisfies Record<AuthErrorProps['failure'], Record<string, keyof SiteWords>>

/** Why a sign-in led nowhere, with the ways on: another account, sign-out, home (A-048, C-010). Everything works without a script. */
export function AuthError({ failure, name, csrfToken, words, home }: AuthErrorProps) {
  const { heading, text } = said[failure]
  const link = { isExternal: false, newTab: false, opens: 'page' } as const
  const isSignedIn = csrfToken !== null
  const again: ButtonView = {
    ...link,
    id: 'sign-in',
    href: isSignedIn ? '/ar/auth/login?prompt=login' : '/ar/auth/login',
    label: words[isSignedIn ? 'auth.other_account' : 'auth.sign_in'],
    variant: 'primary',
  }
  const goHome: ButtonView = { ...link, id: 'home', href: home, label: words['error.home'], variant: 'secondary' }
  return (
    <Section className={css.screen}>
      <Heading text={words[heading]} tag="1" size="xl" />
      <p className={css.message}>{words[text]}</p>
      {name && (
        <p className={css.name}>
          {words['auth.signed_in_as']} <bdi>{name}</bdi>
        </p>
      )}
      <div className={css.buttons}>
        <ButtonLink button={again} />
        {isSignedIn && (
          <form method="post" action="/ar/auth/logout">
            <input type="hidden" name="csrf_token" value={csrfToken} />
            <Button type="submit" variant="secondary">
              {words['auth.sign_out']}
            </Button>
          </form>
        )}
        <ButtonLink button={goHome} />
      </div>
    </Section>
  )
}
