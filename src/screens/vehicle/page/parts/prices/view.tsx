import { useEffect, useState } from 'react'
import { followRate } from '#domains/stock/index.ts'
import { convertPrice, formatPrice } from '#kernel/format/price.ts'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { Icon } from '#ui/icon.tsx'
import type { PageAmount, PagePrice, VehiclePricesProps } from './props.ts'
import css from './view.module.css'

/**
 * The first price large, the others below it, with what they are made of where the market tells; at the exchange rate once it is
 * known (C-291). A lease opens to say what it is (C-199).
 */
export function VehiclePrices({ prices, priceNote, terms, breakdown, financing, exchange, words }: VehiclePricesProps) {
  const [rate, setRate] = useState<number | null>(null)
  // The rate comes over the network, to the visitor's browser only.
  useEffect(() => (exchange ? followRate(exchange, setRate) : undefined), [exchange])
  const convertedPrices = prices.map((price) => exchanged(price, rate))
  const first = convertedPrices.find(({ isLease }) => !isLease) ?? convertedPrices[0]
  const lease = convertedPrices.find(({ isLease }) => isLease)
  const others = convertedPrices.filter((price) => price !== first && price !== lease)
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
              <span className="visually-hidden">{words.price_before} </span>
              <s>
                <BidiFigure text={first.before} />
              </s>
            </p>
          )}
          {terms && <p className={css.terms}>{terms}</p>}
          {priceNote && (
            <details className={css.note}>
              <summary>
                <Icon name="ui-info" size={20} label={words.price_note} />
              </summary>
              <p>{priceNote}</p>
            </details>
          )}
        </div>
      )}
      {lease && <Lease price={lease} words={words} />}
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
          <summary>{words.breakdown}</summary>
          <dl className={css.others}>
            {breakdown
              .map((line) => exchanged(line, rate))
              .map(({ label, value }) => (
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
          {words.finance}: {financing.join('، ')}
        </p>
      )}
    </div>
  )
}

/** A lease, which opens to say what it is (C-199). */
function Lease({ price, words }: { price: PagePrice } & Pick<VehiclePricesProps, 'words'>) {
  return (
    <details className={css.lease}>
      <summary>
        <span className={css.leaseLabel}>{price.label}</span>
        <Icon name="chevron" size={14} className={css.chevron} />
        <span className={css.leaseAmount}>
          <Amount price={price} words={words} />
        </span>
      </summary>
      <p>{words.lease_about}</p>
    </details>
  )
}

/** Cut to whole units (C-363); one without an amount stays as it is. */
function exchanged<Line extends { value: string; before?: string; amount?: PageAmount }>(line: Line, rate: number | null): Line {
  const { amount } = line
  if (!amount || rate === null) return line
  const price = (value: number | null) => formatPrice(value === null ? null : convertPrice(value, rate), amount.style)
  return { ...line, value: price(amount.value), ...('before' in line ? { before: price(amount.before) } : {}) }
}

function Amount({ price: { value, isOnRequest, sign }, words }: { price: PagePrice } & Pick<VehiclePricesProps, 'words'>) {
  return (
    <>
      {isOnRequest ? words.price_on_request : <BidiFigure text={value} />}
      {sign && <sup className={css.sign}>{sign}</sup>}
    </>
  )
}
