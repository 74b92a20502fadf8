import type { Theme } from '#domains/content/index.ts'
import type { Texts } from '#kernel/words/words.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { GO_BACK, mark } from '#ui/page-protocol.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './view.module.css'
import type { notFoundWords } from './words.ts'

const LONGEST_KEYWORD = 100

export type NotFoundProps = {
  theme: Theme
  /** Content configured in the settings, sanitised; '' generates the screen. */
  html: string
  words: Texts<typeof notFoundWords.words>
  /** Where the home page is. */
  home: string
  /** Where the site is searched; null without a page for it. */
  searchHref: string | null
}

/** The page-not-found screen: what editors configured, or a banner with a snippet; the sister brand adds causes and advice. */
export function NotFoundScreen({ theme, html, words, home, searchHref }: NotFoundProps) {
  if (html.trim()) {
    return (
      <Section>
        <RichText html={html} className={css.configured} />
      </Section>
    )
  }
  const button = pageButton('home', home, words.button)
  return (
    <>
      <Section theme="dark-theme" className={css.banner}>
        <span className={css.code} aria-hidden="true">
          404
        </span>
        <Heading text={words.heading} tag="1" size="title" />
      </Section>
      <Section layout="wide">
        <div className={css.snippet}>
          <p className={css.text}>{words.text}</p>
          {searchHref !== null && <SearchForm action={searchHref} words={words} />}
          <ButtonLink button={button} />
        </div>
        {theme === 'lrdx' && <CausesAndAdvice words={words} home={home} />}
      </Section>
    </>
  )
}

/** What the visitor looked for is asked for where it is missed. */
function SearchForm({ action, words }: { action: string; words: NotFoundProps['words'] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of that name says less than a form, and fewer browsers know it
    <form method="get" action={action} role="search" aria-label={words.search_label} className={css.search}>
      <Field label={words.search_label}>
        <input type="search" name="keyword" maxLength={LONGEST_KEYWORD} autoComplete="off" enterKeyHint="search" className={css.keyword} />
      </Field>
      <Button type="submit" variant="secondary">
        {words.search}
      </Button>
    </form>
  )
}

function CausesAndAdvice({ words, home }: Pick<NotFoundProps, 'words' | 'home'>) {
  return (
    <div className={css.lists}>
      <section className={css.list} aria-labelledby="not-found-causes">
        <Heading id="not-found-causes" text={words.causes} size="s" />
        <ul>
          <li>{words.cause_technical}</li>
          <li>{words.cause_redesign}</li>
          <li>{words.cause_dead_link}</li>
          <li>{words.cause_mistyped}</li>
        </ul>
      </section>
      <section className={css.list} aria-labelledby="not-found-advice">
        <Heading id="not-found-advice" text={words.advice} size="s" />
        <ul>
          <li>
            <a href={home}>{words.advice_home}</a>
          </li>
          <li>
            {/* Only a script can go back; without one the link leads home. */}
            <a href={home} {...mark(GO_BACK, '')}>
              {words.advice_back}
            </a>
          </li>
          <li>{words.advice_retype}</li>
        </ul>
      </section>
    </div>
  )
}
