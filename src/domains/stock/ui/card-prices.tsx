import { BidiText } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CardView } from '../cards/card-view.ts'
import type { CardWords } from '../words.ts'
import css from './card-prices.module.css'

type CardPricesProps = { card: CardView; words: CardWords; sign: string; prefix: string }

/** The purchase price in large type, monthly amounts with their kind below it, and further prices of the market. */
export function CardPrices({ card, words, sign, prefix }: CardPricesProps) {
  const { prices, driveAway, onTheRoad, breakdown, disclaimer } = card
  const hasTip = disclaimer !== '' && card.disclaimerType === 'symbol-info-tip'
  const tip = `${prefix}-tip-${card.id}`
  return (
    <div className={css.prices}>
      {prices.map(({ type, value, oldPrice, isOnRequest }, index) => (
        <p key={type} className={css.price} data-type={type}>
          {type !== 'purchase' && <span className={css.way}>{words[`monthly_${type}`]}</span>}
          {oldPrice && (
            <del className={css.old}>
              <span className="visually-hidden">{words.price_before} </span>
              <bdi>{oldPrice}</bdi>
            </del>
          )}
          {isOnRequest ? words.price_on_request : <bdi>{value}</bdi>}
          {index === 0 && disclaimer && (
            <>
              <span className={css.sign} aria-hidden="true">
                {sign}
              </span>
              {hasTip && (
                <button type="button" className={css.info} popoverTarget={tip} aria-label={words.price_note}>
                  <Icon name="ui-info" size={18} />
                </button>
              )}
            </>
          )}
        </p>
      ))}
      {hasTip && (
        <div id={tip} popover="auto" className={css.tip}>
          {disclaimer}
        </div>
      )}
      {card.terms && <p className={css.terms}>{card.terms}</p>}
      {driveAway && <Amount label={words.drive_away} value={driveAway} />}
      {onTheRoad && <Amount label={words.on_the_road} value={onTheRoad} />}
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
