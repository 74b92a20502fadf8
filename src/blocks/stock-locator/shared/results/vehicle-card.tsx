import { fillWords } from '#kernel/words/fill-words.ts'
import type { ReactNode } from 'react'
import { type StockWords, toggleSaved } from '#domains/stock/index.ts'
import { BidiText } from '#ui/bidi-text.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { CardView } from './card-view.ts'
import type { CardWords } from '../locator-words.ts'
import { MainCall } from './main-call.tsx'
import css from './vehicle-card.module.css'

type VehicleCardProps = {
  card: CardView
  words: CardWords
  stockWords: StockWords
  /** The listing in which it was found. */
  listing: string
  isSaved: boolean
  /** Asterisks of its disclaimer; '' without one. */
  sign?: string
  /** Makes ids of this place on the page. */
  prefix: string
  tag?: '2' | '3' | '4' | '5' | '6'
  eager?: boolean
  /** What else may be done with it, in its last line. */
  actions?: ReactNode
}

/** A vehicle in a list: the whole card leads to its page. */
export function VehicleCard({ card, words, stockWords, listing, isSaved, sign = '', prefix, tag = '3', eager = false, actions }: VehicleCardProps) {
  const Tag = `h${tag}` as const
  const name = [card.title, card.version].filter(Boolean).join(' ')
  return (
    <article className={css.card} data-vehicle={card.id}>
      <div className={css.frame}>
        {card.picture ? (
          <img
            className={css.picture}
            src={card.picture}
            alt=""
            width={640}
            height={360}
            {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
          />
        ) : (
          <span className={css.empty}>{words.noPicture}</span>
        )}
        {card.status && <span className={css.status}>{card.status}</span>}
      </div>
      <div className={css.head}>
        <Tag className={css.title}>
          <a href={card.href} className={css.link}>
            <BidiText text={card.title} />
            {card.version && (
              <span className={css.version}>
                <BidiText text={card.version} />
              </span>
            )}
          </a>
        </Tag>
        <button
          type="button"
          className={css.save}
          aria-pressed={isSaved}
          aria-label={fillWords(words.save, { name })}
          onClick={() => toggleSaved({ id: card.id, list: listing })}
        >
          <Icon name="ui-heart" size={22} className={classNames(isSaved && css.saved)} />
        </button>
      </div>
      <CardPrices card={card} words={words} stockWords={stockWords} sign={sign} prefix={prefix} />
      <dl className={css.facts}>
        {card.facts.map(({ label, value, isLatin }) => (
          <div key={label} className={css.fact}>
            <dt>{label}</dt>
            <dd>{isLatin ? <bdi>{value}</bdi> : <BidiText text={value} />}</dd>
          </div>
        ))}
      </dl>
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

function CardPrices({ card, words, stockWords, sign, prefix }: Pick<VehicleCardProps, 'card' | 'words' | 'stockWords' | 'prefix'> & { sign: string }) {
  const { prices, driveAway, onTheRoad, breakdown, disclaimer } = card
  const tip = `${prefix}-tip-${card.id}`
  return (
    <div className={css.prices}>
      {prices.map(({ type, value, oldPrice, isOnRequest }, index) => (
        <p key={type} className={css.price} data-type={type}>
          {type !== 'purchase' && <span className={css.way}>{stockWords[`monthly_${type}`]}</span>}
          {oldPrice && (
            <del className={css.old}>
              <span className="visually-hidden">{words.oldPrice} </span>
              <bdi>{oldPrice}</bdi>
            </del>
          )}
          {isOnRequest ? stockWords.price_on_request : <bdi>{value}</bdi>}
          {index === 0 && disclaimer && (
            <>
              <span className={css.sign} aria-hidden="true">
                {sign}
              </span>
              <button type="button" className={css.info} popoverTarget={tip} aria-label={words.disclaimer}>
                <Icon name="ui-info" size={18} />
              </button>
            </>
          )}
        </p>
      ))}
      {disclaimer && (
        <div id={tip} popover="auto" className={css.tip}>
          {disclaimer}
        </div>
      )}
      {driveAway && <Amount label={words.driveAway} value={driveAway} />}
      {onTheRoad && <Amount label={words.onTheRoad} value={onTheRoad} />}
      {breakdown.length > 0 && (
        <details className={css.breakdown}>
          <summary>{words.breakdown}</summary>
          {breakdown.map(({ label, value }) => (
            <Amount key={label} label={label} value={value} />
          ))}
        </details>
      )}
    </div>
  )
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <p className={css.amount}>
      <BidiText text={label} /> <bdi>{value}</bdi>
    </p>
  )
}
