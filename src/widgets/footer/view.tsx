import type { ReactNode } from 'react'
import { latinDigits } from '#kernel/digits.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { mark, OPENS_CONSENT } from '#ui/page-protocol.ts'
import { type ButtonView, TextLink } from '#ui/link.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { brandMarkOf } from '../brand-marks.ts'
import type { FooterProps } from './props.ts'
import { RetailerFinder } from './retailer-finder.tsx'
import { socialIcon } from './social-icon.tsx'
import css from './view.module.css'

/** What stands inside the page's footer element. Only the retailer finder needs the script (A-404, C-416). */
export function Footer({ id, brand, logo, columns, socialLinks, legalLinks, legalText, contact, finder, consent, words }: FooterProps) {
  const { viewBox, lines } = brandMarkOf(logo)
  const hasContact = Object.values(contact).some(Boolean)
  return (
    <div className={css.footer} data-section-theme="black-theme">
      <div className={css.inner}>
        <div className={css.top}>
          <p className={css.brand}>
            <svg className={css.mark} viewBox={viewBox} aria-hidden="true" focusable="false">
              {lines.map((line) => (
                <path key={line} d={line} />
              ))}
            </svg>
            <BidiText text={brand} />
          </p>
          {finder && <RetailerFinder id={`${id}-finder`} finder={finder} newTab={words.new_tab} />}
        </div>
        {(columns.length > 0 || hasContact) && (
          <div className={css.columns}>
            {columns.map(({ heading, links }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and headings may repeat
              <nav key={index} className={css.column} aria-label={heading || words.label}>
                <Fold heading={heading}>
                  <LinkList links={links} newTab={words.new_tab} />
                </Fold>
              </nav>
            ))}
            {hasContact && <Contact contact={contact} words={words} />}
          </div>
        )}
        <div className={css.end}>
          <SocialLinks links={socialLinks} words={words} />
          {(legalLinks.length > 0 || consent) && (
            <nav className={css.legal} aria-label={words.legal}>
              <LinkList links={legalLinks} newTab={words.new_tab}>
                {consent && (
                  <li>
                    <a className={css.link} href={consent.href} {...mark(OPENS_CONSENT, '')}>
                      {consent.label}
                    </a>
                  </li>
                )}
              </LinkList>
            </nav>
          )}
          <RichText html={legalText} className={css.legalText} />
        </div>
      </div>
    </div>
  )
}

/** A column: folded under its heading on small screens, always open on wide ones, without a script. */
function Fold({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h2 className={css.heading}>
        <BidiText text={heading} />
      </h2>
      {/* a visitor may have opened it before the script ran */}
      <details className={css.fold} suppressHydrationWarning>
        <summary className={css.summary}>
          <BidiText text={heading} />
          <span className={css.sign} aria-hidden="true" />
        </summary>
        <div className={css.folded}>{children}</div>
      </details>
    </>
  )
}

function LinkList({ links, newTab, children }: { links: readonly ButtonView[]; newTab: string; children?: ReactNode }) {
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={`${link.id} ${link.label}`}>
          <TextLink link={link} className={css.link} newTabNote={newTab} />
        </li>
      ))}
      {children}
    </ul>
  )
}

function Contact({ contact, words }: Pick<FooterProps, 'contact' | 'words'>) {
  const { phone, email, address, openingHours } = contact
  return (
    <section className={css.column} aria-label={words.contact}>
      <Fold heading={words.contact}>
        <dl className={css.contact}>
          {phone && (
            <div>
              <dt>{words.phone}</dt>
              <dd>
                <a className={css.link} href={`tel:${latinDigits(phone).replace(/[^\d+]/g, '')}`}>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{words.email}</dt>
              <dd>
                <a className={css.link} href={`mailto:${email}`}>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </dd>
            </div>
          )}
          {address && (
            <div>
              <dt>{words.address}</dt>
              <dd>{address}</dd>
            </div>
          )}
          {openingHours && (
            <div>
              <dt>{words.opening_hours}</dt>
              <dd>{openingHours}</dd>
            </div>
          )}
        </dl>
      </Fold>
    </section>
  )
}

function SocialLinks({ links, words }: { links: readonly ButtonView[]; words: FooterProps['words'] }) {
  if (links.length === 0) return null
  return (
    <nav className={css.social} aria-label={words.social}>
      <ul className={css.socialLinks}>
        {links.map((link) => {
          const icon = socialIcon(link.id)
          return (
            <li key={`${link.id} ${link.label}`}>
              <TextLink link={link} className={css.socialLink} newTabNote={words.new_tab}>
                {icon}
                <span className={icon ? 'visually-hidden' : undefined}>
                  <BidiText text={link.label} />
                </span>
              </TextLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
