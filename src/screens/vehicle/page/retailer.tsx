import type { ReactNode } from 'react'
import { Heading } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { VehicleScreenProps } from './props.ts'
import css from './retailer.module.css'

type RetailerProps = Pick<VehicleScreenProps, 'contact' | 'words'> & { map: ReactNode; retailer: NonNullable<VehicleScreenProps['retailer']> }

/** Who has the vehicle, when they are open, and every way to them (A-138, A-139, C-200). */
export function Retailer({ retailer, contact, map, words }: RetailerProps) {
  const { name, address, city, details, hours, directionsHref } = retailer
  const { phone, phoneHref, email, mailHref, whatsAppHref } = contact
  return (
    <Section theme="dark-theme" labelledBy="vehicle-retailer">
      <div className={css.columns}>
        <div className={css.who}>
          <p className={css.label}>{words.retailer}</p>
          <Heading id="vehicle-retailer" text={name} size="l" />
          {(address || city) && (
            <address className={css.address}>
              {address && <bdi>{address}</bdi>}
              {city && <bdi>{city}</bdi>}
            </address>
          )}
          {details && <p className={css.details}>{details}</p>}
          {directionsHref && (
            <p>
              <a href={directionsHref} target="_blank" rel="noopener noreferrer">
                {words.directions}
                <span className="visually-hidden"> ({words.new_tab})</span>
              </a>
            </p>
          )}
        </div>
        {hours.length > 0 && (
          <div>
            <h3 className={css.label}>{words.opening_hours}</h3>
            <dl className={css.hours}>
              {hours.map((line) => (
                <div key={line.days}>
                  <dt>{line.days}</dt>
                  {/* A block of its own, in the direction of the page: the hour of opening is read first. */}
                  {line.hours && <dd>{line.hours}</dd>}
                </div>
              ))}
            </dl>
          </div>
        )}
        {(phoneHref || whatsAppHref || mailHref) && (
          <ul className={css.contacts}>
            {phoneHref && (
              <li>
                <a href={phoneHref}>
                  <Icon name="phone" size={20} />
                  <span className="visually-hidden">{words.call}: </span>
                  <bdi dir="ltr">{phone}</bdi>
                </a>
              </li>
            )}
            {whatsAppHref && (
              <li>
                <a href={whatsAppHref} target="_blank" rel="noopener noreferrer">
                  <Icon name="ui-whatsapp" size={20} />
                  {words.whatsapp}
                  <span className="visually-hidden"> ({words.new_tab})</span>
                </a>
              </li>
            )}
            {mailHref && (
              <li>
                <a href={mailHref}>
                  <Icon name="ui-mail" size={20} />
                  <span className="visually-hidden">{words.write}: </span>
                  <bdi dir="ltr">{email}</bdi>
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      {map}
    </Section>
  )
}
