import type { ReactNode } from 'react'
import { type Language, wordIn, type Words } from '#kernel/words/words.ts'
import type { MailSite } from '../define-mail.ts'
import { colours, MAIL_WIDTH, textStyle } from './mail-style.ts'
import { directionOf } from '#kernel/words/direction.ts'

/** The law wants mails of a company to say who it is. */
const footWords = { tax_number: ['Tax registration number', 'الرقم الضريبي'] } as const satisfies Words

type MailDocumentProps = { language: Language; subject: string; preheader: string; site: MailSite; children: ReactNode }

/** The whole of a mail: the name of the site above, the content, and below the company that it comes from, as its invoices name it. */
export function MailDocument({ language, subject, preheader, site, children }: MailDocumentProps) {
  const direction = directionOf(language)
  const { phone, email } = site.contact
  const { seller } = site
  const tax = seller.taxNumber === '' ? '' : `${wordIn(language, footWords, 'tax_number')}: ${seller.taxNumber}`
  const company = seller.name === site.name ? '' : seller.name
  const edge = direction === 'rtl' ? 'right' : 'left'
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body dir={direction} style={{ margin: '0', padding: '0', backgroundColor: colours.ground }}>
        <div data-preheader="" style={{ display: 'none', maxHeight: '0', overflow: 'hidden', fontSize: '1px', lineHeight: '1px', color: colours.ground }}>
          {preheader}
        </div>
        <table role="presentation" dir={direction} width="100%" cellPadding={0} cellSpacing={0} border={0} bgcolor={colours.ground}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px' }}>
                <table
                  role="presentation"
                  dir={direction}
                  width={MAIL_WIDTH}
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  bgcolor={colours.paper}
                  style={{ width: '100%', maxWidth: `${MAIL_WIDTH}px`, backgroundColor: colours.paper }}
                >
                  <tbody>
                    <tr>
                      <td align={edge} style={{ ...textStyle(direction, 18), padding: '18px 28px', color: colours.onAccent, backgroundColor: colours.accent }}>
                        <img
                          src={`${site.url}/ar/brand/apple-touch-icon.png`}
                          // Its name stands beside it, also while pictures are blocked.
                          alt=""
                          width={32}
                          height={32}
                          // Otherwise React asks for it in the head, which mail programs take for a stylesheet.
                          fetchPriority="low"
                          style={{ verticalAlign: 'middle', border: '0' }}
                        />{' '}
                        <strong style={{ verticalAlign: 'middle' }}>{site.name}</strong>
                      </td>
                    </tr>
                    <tr>
                      <td align={edge} style={{ padding: '28px 28px 8px' }}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td align={edge} style={{ ...textStyle(direction, 13), padding: '16px 28px 24px', color: colours.quiet }}>
                        <a href={`${site.url}/ar/`} style={{ color: colours.quiet }}>
                          {site.name}
                        </a>
                        {[company, seller.address || site.contact.address, tax, phone, email].filter(Boolean).map((line) => (
                          <span key={line}>
                            <br />
                            <span dir="auto">{line}</span>
                          </span>
                        ))}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
