import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import { useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { directionsHref, distanceKm, KM_PER_MILE, type Place } from '#domains/retailers/index.ts'
import { RetailerChoice } from '#domains/retailers/ui/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { Button } from '#ui/controls/button.tsx'
import { Heading, type HeadingTag } from '#ui/text/heading.tsx'
import { Icon } from '#ui/icon.tsx'
import { type IconName, iconNames } from '#ui/icon-sprite.tsx'
import { itemTag } from '#ui/item-tag.ts'
import { TextLink } from '#ui/link.tsx'
import type { retailerCards } from './block.ts'
import { type Card, cardOf } from './card.ts'
import type { CardRecords } from './data.server.ts'
import styles from './view.module.css'

type RetailerWords = ViewProps<typeof retailerCards>['words']
type Location = { state: 'unasked' | 'asking' | 'failed' } | { state: 'known'; place: Place }

const NEAR = 10
const contactIcons = { phone: 'phone', whatsapp: 'ui-whatsapp', email: 'ui-mail' } as const

export function RetailerCards({ anchor, values, groups, words, data }: ViewProps<typeof retailerCards, CardRecords | undefined>) {
  const [location, setLocation] = useState<Location>({ state: 'unasked' })
  const cards = groups.map((group) => cardOf(group, data?.[group.dealer_id])).filter(({ name }) => name)
  if (cards.length === 0) return null

  const { distance_unit: unit } = values
  const far = cards.map((card) => ({ card, km: location.state === 'known' && card.place ? distanceKm(location.place, card.place) : null }))
  const sortedCards = location.state === 'known' ? far.toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity)) : far
  const locate = () => {
    setLocation({ state: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setLocation({ state: 'known', place: { latitude, longitude } }),
      () => setLocation({ state: 'failed' }),
      { timeout: 15_000, maximumAge: 300_000 },
    )
  }
  const note = { unasked: '', asking: words.locating, failed: words.locationFailed, known: words.located }[location.state]
  return (
    <BlockSection anchor={anchor} values={values}>
      <div className={styles.top}>
        <BlockHeading values={values} />
        {cards.length > 1 && cards.some(({ place }) => place) && (
          <div className={styles.sort}>
            <Button variant="tertiary" onClick={locate}>
              <span>{words.sort}</span>
              <Icon name="location" size={18} />
            </Button>
            <p role="status" className={styles.note}>
              {note}
            </p>
          </div>
        )}
      </div>
      <ul className={styles.cards} data-unit={unit}>
        {sortedCards.map(({ card, km }) => (
          <li key={card.id} className={styles.card}>
            <RetailerCard card={card} tag={itemTag(values)} words={words} distance={km === null ? '' : distanceText(km, unit, words)} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function RetailerCard({ card, tag, words, distance }: { card: Card; tag: HeadingTag; words: RetailerWords; distance: string }) {
  const { name, address, city, place, contacts, services, link, retailer } = card
  const directions = directionsHref(place, [address, city].filter(Boolean).join('، '))
  return (
    <article className={styles.body}>
      <div className={styles.name}>
        <Heading text={name} tag={tag} size="s" />
        {distance && <bdi className={styles.distance}>{distance}</bdi>}
      </div>
      {(address || city) && (
        <address className={styles.address}>
          {address && <bdi className={styles.lines}>{address}</bdi>}
          {city && <bdi>{city}</bdi>}
        </address>
      )}
      {contacts.length > 0 && (
        <ul className={styles.contacts}>
          {contacts.map(({ type, icon, label, href }) => (
            <li key={href}>
              <a href={href} className={styles.contact} {...(type === 'whatsapp' && { target: '_blank', rel: 'noopener noreferrer' })}>
                <Icon name={iconOf(icon, contactIcons[type])} size={18} />
                <span className="visually-hidden">{label ? `${words[type]}: ` : `${name}: `}</span>
                {/* Numbers and mailboxes keep their own direction. */}
                {label ? <bdi dir={/\p{L}/u.test(label) ? 'auto' : 'ltr'}>{label}</bdi> : words[type]}
                {type === 'whatsapp' && <span className="visually-hidden"> ({words.newTab})</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {services.length > 0 && (
        <ul className={styles.services} aria-label={words.services}>
          {services.map(({ icon, label }) => (
            <li key={label} className={styles.service}>
              <Icon name={iconOf(icon, 'svo')} size={18} />
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.links}>
        {directions && (
          <a href={directions} target="_blank" rel="noopener noreferrer" className={styles.link}>
            {words.directions}
            <span className="visually-hidden">{` ${name} (${words.newTab})`}</span>
          </a>
        )}
        {link && (
          <TextLink link={link} newTabNote={words.newTab} className={styles.link}>
            {link.label || words.more}
            <span className="visually-hidden">{` ${name}`}</span>
          </TextLink>
        )}
        {retailer && <RetailerChoice retailer={retailer} label={words.mine} className={styles.choice} />}
      </div>
    </article>
  )
}

/** One decimal where it says something (B-184, B-186). */
function distanceText(km: number, unit: 'km' | 'mi', words: RetailerWords): string {
  const distance = unit === 'mi' ? km / KM_PER_MILE : km
  return fillWords(words[unit], { n: formatNumber(distance, { decimals: distance < NEAR ? 1 : 0 }) })
}

function iconOf(name: string, usual: IconName): IconName {
  return iconNames.find((icon) => icon === name) ?? usual
}
