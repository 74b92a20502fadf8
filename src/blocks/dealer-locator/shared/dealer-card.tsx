import { RetailerChoice } from '#domains/retailers/ui/index.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { Ref } from 'react'
import { Icon } from '#ui/icon.tsx'
import css from './dealer-card.module.css'
import type { DealerView } from './dealer-view.ts'
import type { LocatorWords } from './locator-words.ts'

type DealerCardProps = {
  dealer: DealerView
  words: LocatorWords
  /** In kilometres, written out; null until the visitor shares a location. */
  distance: string | null
  /** Sunday as 0; null until the browser has said which day it is. */
  weekday: number | null
  isSelected: boolean
  onShowOnMap: () => void
  ref: Ref<HTMLElement>
}

/** A dealer in the list with all its facts; opening hours and services are folded. */
export function DealerCard({ dealer, words, distance, weekday, isSelected, onShowOnMap, ref }: DealerCardProps) {
  const { name, phone, hours, services, brands } = dealer
  // The locality is often part of the address already.
  const lines = [dealer.address, ...[dealer.locality, dealer.city, dealer.postcode].filter((part) => part && !dealer.address.includes(part))]
  const hasDetails = hours.length + services.length + brands.length > 0
  return (
    <article ref={ref} className={css.card} data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
      <div className={css.top}>
        <h3 className={css.name}>
          <bdi>{name}</bdi>
        </h3>
        {distance && <bdi className={css.distance}>{fillWords(words.kilometres, { n: distance })}</bdi>}
      </div>
      <address className={css.address}>
        <bdi>{lines.filter(Boolean).join('، ')}</bdi>
        {phone && (
          <a href={phone.href} className={css.phone}>
            <span className="visually-hidden">{`${words.call} ${name}`}</span> <bdi dir="ltr">{phone.text}</bdi>
          </a>
        )}
      </address>
      {hasDetails && (
        <details className={css.details} open={isSelected || undefined}>
          <summary className={css.summary}>
            {words.details}
            <Icon name="chevron" size={16} className={css.chevron} />
          </summary>
          <div className={css.facts}>
            {hours.length > 0 && (
              <table className={css.hours}>
                <caption className={css.caption}>{words.hours}</caption>
                <tbody>
                  {hours.map((row) => {
                    const isToday = weekday !== null && row.weekdays.includes(weekday)
                    return (
                      <tr key={row.days} data-today={isToday || undefined}>
                        <th scope="row">
                          <bdi>{row.days}</bdi>
                          {isToday && <span className={css.today}>{words.today}</span>}
                        </th>
                        {/* In the direction of the locator: the hour of opening is read first. */}
                        <td>{row.hours}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            )}
            <Names label={words.services} names={services} />
            <Names label={words.brands} names={brands} />
          </div>
        </details>
      )}
      <DealerActions dealer={dealer} words={words} onShowOnMap={onShowOnMap} />
    </article>
  )
}

function Names({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <p className={css.caption}>{label}</p>
      <ul className={css.names}>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Ways to a dealer. Each says whose it is to those who hear links one by one. */
function DealerActions({ dealer, words, onShowOnMap }: Pick<DealerCardProps, 'dealer' | 'words' | 'onShowOnMap'>) {
  const { code, name, directions, whatsApp, email, url, place } = dealer
  const links = [
    { key: 'directions', href: directions, label: words.directions, icon: 'location', isOutside: true },
    { key: 'whatsapp', href: whatsApp, label: words.whatsapp, icon: 'ui-whatsapp', isOutside: true },
    { key: 'email', href: email && `mailto:${email}`, label: words.email, icon: 'ui-mail', isOutside: false },
    { key: 'website', href: url, label: words.website, icon: 'globe', isOutside: true },
  ] as const
  return (
    <ul className={css.actions}>
      {links.map(({ key, href, label, icon, isOutside }) =>
        href ? (
          <li key={key}>
            <a href={href} className={css.action} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
              <Icon name={icon} size={18} />
              <span>
                {label} <span className="visually-hidden">{isOutside ? `${name} (${words.newTab})` : name}</span>
              </span>
            </a>
          </li>
        ) : null,
      )}
      <li className={css.scripted}>
        <RetailerChoice retailer={{ code, name, url }} label={words.mine} className={css.action} />
      </li>
      {place && (
        <li className={css.scripted}>
          <button type="button" className={css.action} onClick={onShowOnMap}>
            <Icon name="ui-expand" size={18} />
            <span>
              {words.onMap} <span className="visually-hidden">{name}</span>
            </span>
          </button>
        </li>
      )}
    </ul>
  )
}
