import { BidiFigure } from '#ui/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PagePrice, VehiclePageProps } from './props.ts'
import css from './prices.module.css'

type PricesProps = Pick<VehiclePageProps, 'prices' | 'priceNote' | 'breakdown' | 'financing' | 'words'>

/** The first price large, the others below it, with what they are made of where the market tells. */
export function Prices({ prices, priceNote, breakdown, financing, words }: PricesProps) {
  const [first, ...others] = prices
  return (
    <div className={css.prices}>
      {first && (
        <div className={css.first}>
          <p className={css.label}>{first.label}</p>
          <p className={css.amount}>
            <Amount price={first} words={words} />
          </p>
          {first.before && (
            <p className={css.before}>
              <span className="visually-hidden">{words['showroom.price_before']} </span>
              <s>
                <BidiFigure text={first.before} />
              </s>
            </p>
          )}
          {priceNote && (
            <details className={css.note}>
              <summary>
                <Icon name="ui-info" size={20} label={words['showroom.price_note']} />
              </summary>
              <p>{priceNote}</p>
            </details>
          )}
        </div>
      )}
      {others.length > 0 && (
        <dl className={css.others}>
          {others.map((price) => (
            <div key={price.label}>
              <dt>{price.label}</dt>
              <dd>
                <Amount price={price} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {breakdown.length > 0 && (
        <details className={css.breakdown}>
          <summary>{words['showroom.breakdown']}</summary>
          <dl className={css.others}>
            {breakdown.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <BidiFigure text={value} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {financing.length > 0 && (
        <p className={css.financing}>
          {words['showroom.finance']}: {financing.join('، ')}
        </p>
      )}
    </div>
  )
}

function Amount({ price: { value, isOnRequest, sign }, words }: { price: PagePrice } & Pick<PricesProps, 'words'>) {
  return (
    <>
      {isOnRequest ? words.price_on_request : <BidiFigure text={value} />}
      {sign && <sup className={css.sign}>{sign}</sup>}
    </>
  )
}
