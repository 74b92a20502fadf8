import type { ReactNode } from 'react'
import { ButtonLink, pageButton } from '#ui/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { BidiText } from '#ui/text/bidi-text.tsx'
import type { JourneyPlace } from './props.ts'
import css from './notice.module.css'

type NoticeProps = {
  place: JourneyPlace
  heading: string
  text: string
  button?: { href: string; label: string }
  children?: ReactNode
}

/** A page of the journey without a form: a message and links to the next steps. */
export function Notice({ place, heading, text, button, children }: NoticeProps) {
  return (
    <Section>
      <div className={css.notice}>
        <Heading text={heading} tag="1" size="l" />
        <p className={css.text}>
          <BidiText text={text} />
        </p>
        {children}
        <p className={css.ways}>
          <ButtonLink button={pageButton('on', button?.href ?? place.stockHref, button?.label || place.words.to_stock)} />
        </p>
        <Ways place={place} />
      </div>
    </Section>
  )
}

/** Call or write: always there, with a script and without. */
export function Ways({ place: { phoneHref, mailHref, words } }: { place: JourneyPlace }) {
  if (!phoneHref && !mailHref) return null
  return (
    <ul className={css.links}>
      {phoneHref && (
        <li>
          <a href={phoneHref}>{words.call}</a>
        </li>
      )}
      {mailHref && (
        <li>
          <a href={mailHref}>{words.write}</a>
        </li>
      )}
    </ul>
  )
}

/** The message for browsers without scripts. */
export function WithoutScript({ place }: { place: JourneyPlace }) {
  return (
    <noscript>
      <p className={css.unscripted}>{place.words.no_script}</p>
      <Ways place={place} />
    </noscript>
  )
}
