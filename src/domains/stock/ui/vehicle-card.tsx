import type { ReactNode } from 'react'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { fillWords } from '#kernel/words/fill-words.ts'
import type { CardView } from '../cards/card-view.ts'
import { toggleSaved } from '../saved/saved-vehicles.ts'
import type { CardWords } from '../words.ts'
import { CardPrices } from './card-prices.tsx'
import { MainCall } from './main-call.tsx'
import { HELD, mark, VEHICLE } from '#ui/page-protocol.ts'
import css from './vehicle-card.module.css'

type VehicleCardProps = {
  card: CardView
  words: CardWords
  /** The listing that has the vehicle, and whether it is saved. Absent where the page runs no script for the card. */
  saving?: { listing: string; isSaved: boolean }
  /** Asterisks of its disclaimer; '' without one. */
  sign?: string
  /** Prefix of the element ids. */
  prefix: string
  tag?: '2' | '3' | '4' | '5' | '6'
  eager?: boolean
  /** Further buttons for the last line. */
  actions?: ReactNode
}

/** A vehicle among others, wherever it stands. The whole card leads to its page. */
export function VehicleCard({ card, words, saving, sign = '', prefix, tag = '3', eager = false, actions }: VehicleCardProps) {
  const Tag = `h${tag}` as const
  const name = [card.title, card.version].filter(Boolean).join(' ')
  return (
    <article className={css.card} {...mark(VEHICLE, String(card.id))}>
      <CardPicture card={card} words={words} isEager={eager} />
      <div className={css.head}>
        <Tag className={css.title}>
          <CardName card={card} coversCard />
        </Tag>
        {saving && (
          <button
            type="button"
            className={css.save}
            aria-pressed={saving.isSaved}
            aria-label={fillWords(words.save_car, { name })}
            onClick={() => toggleSaved({ id: card.id, list: saving.listing })}
          >
            <Icon name="ui-heart" size={22} className={classNames(saving.isSaved && css.saved)} />
          </button>
        )}
      </div>
      <CardPrices card={card} words={words} sign={sign} prefix={prefix} />
      <CardFacts card={card} words={words} />
      {(card.owner || actions) && (
        <div className={css.foot}>
          {card.owner && (
            <p className={css.owner}>
              <Icon name="location" size={16} />
              <bdi>{card.owner}</bdi>
            </p>
          )}
          {actions}
        </div>
      )}
      <MainCall card={card} />
    </article>
  )
}

type CardPictureProps = {
  card: Pick<CardView, 'picture'> & Partial<Pick<CardView, 'status'>>
  words: Pick<CardWords, 'picture_to_follow'> & Partial<Pick<CardWords, 'held'>>
  isEager?: boolean
}

/** The picture of a vehicle, which its name beside it describes, and where the vehicle stands if not in the showroom. */
export function CardPicture({ card, words, isEager = false }: CardPictureProps) {
  return (
    <div className={css.frame}>
      {card.picture ? (
        <img
          className={css.picture}
          src={card.picture}
          alt=""
          width={640}
          height={360}
          {...(isEager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        />
      ) : (
        <span className={css.empty}>{words.picture_to_follow}</span>
      )}
      {card.status && <span className={css.status}>{card.status}</span>}
      {words.held && (
        <span className={css.held} {...mark(HELD, '')}>
          {words.held}
        </span>
      )}
    </div>
  )
}

/** The model and what is sold of it, as the link to its page. `coversCard` makes all of the card the target. */
export function CardName({ card, coversCard = false }: { card: Pick<CardView, 'href' | 'title' | 'version'>; coversCard?: boolean }) {
  return (
    <a href={card.href} className={classNames(css.link, coversCard && css.covering)}>
      <BidiText text={card.title} />
      {card.version && (
        <span className={css.version}>
          <BidiText text={card.version} />
        </span>
      )}
    </a>
  )
}

/** Narrow screens show what buyers ask first in one line that opens to the other facts; wide ones show the whole list. */
function CardFacts({ card: { facts }, words }: Pick<VehicleCardProps, 'card' | 'words'>) {
  return (
    <details className={css.facts}>
      <summary className={css.key}>
        {facts.map(
          ({ label, value, isKey }) =>
            isKey && (
              <span key={label}>
                <span className="visually-hidden">{label} </span>
                <bdi>{value}</bdi>
              </span>
            ),
        )}
        <span className={css.more}>
          {words.more_facts}
          <Icon name="chevron" size={14} className={css.chevron} />
        </span>
      </summary>
      <dl className={css.list}>
        {facts.map(({ label, value, isLatin, isKey }) => (
          <div key={label} className={css.fact} data-key-fact={isKey || undefined}>
            <dt>{label}</dt>
            <dd>{isLatin ? <bdi>{value}</bdi> : <BidiText text={value} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
