import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import type { PriceLines } from '#domains/finance/index.ts'
import { TypedPrice } from '#domains/markets/ui/index.ts'
import { mark, PRICE_IN } from '#ui/page-protocol.ts'
import { priceLine } from '#kernel/format/price.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { singleOffer } from './block.ts'
import type { OfferElsewhere } from './offers-elsewhere.ts'
import type { ModelOffer } from './data.server.ts'
import css from './view.module.css'

type Props = ViewProps<typeof singleOffer, ModelOffer | undefined>

export function SingleOffer({ anchor, isEager, values, data }: Props) {
  const heading = values.heading || (data?.title ?? '')
  const price = values.price || (data?.price ?? '')
  if (!heading && !price && !values.image && !values.paragraph) return null
  const text = (
    <div className={css.text}>
      <BlockHeading values={{ ...values, heading }} />
      <OfferPrice price={price} month={values.lease_price} elsewhere={values.prices_elsewhere} lines={data?.lines ?? plainLines} />
      <RichText html={values.paragraph} />
      <Buttons items={values.buttons} />
      {values.disclaimer && <p className={css.disclaimer}>{values.disclaimer}</p>}
    </div>
  )
  return (
    <BlockSection anchor={anchor} values={values}>
      {values.image ? (
        <Grid columns="ffi" isReversed={values.is_reversed} className={css.halves}>
          <Picture image={values.image} sizes="(min-width: 1480px) 736px, (min-width: 901px) 50vw, 92vw" eager={isEager} className={css.picture} />
          {text}
        </Grid>
      ) : (
        text
      )}
    </BlockSection>
  )
}

/** Prices alone, until it is known how the site writes them. */
const plainLines: PriceLines = { style: { symbol: '', delimiter: ',', format: '%' }, full: '@', offer: '@', leaseFull: '@', leaseShort: '@', rentACar: '%' }

/** What goes before the price stands above it, the instalment below it; an instalment without a price stands large. */
type OfferPriceProps = { price: string; month: string; elsewhere: readonly OfferElsewhere[]; lines: PriceLines }

function OfferPrice({ price, month, elsewhere, lines }: OfferPriceProps) {
  if (!price && !month) return null
  const mainOf = (offer: { price: string; lease_price: string }) =>
    price ? priceLine(lines.full, offer.price, lines.style) : priceLine(lines.leaseFull, offer.lease_price, lines.style)
  const monthOf = (leasePrice: string) => {
    const { before, price: instalment, after } = priceLine(lines.offer, leasePrice, lines.style)
    return leasePrice ? sentence(before, instalment, after) : ''
  }
  const main = mainOf({ price, lease_price: month })
  // A country counts where it has the figure that stands large here.
  const there = elsewhere.filter((offer) => (price ? offer.price : offer.lease_price) !== '')
  const monthIn = Object.fromEntries(there.map((offer) => [offer.country, ['', monthOf(offer.lease_price), '']]))
  return (
    <p className={css.price}>
      {main.before && <span className={css.from}>{main.before}</span>}
      <span className={css.amount}>
        <TypedPrice elsewhere={there.map((offer) => ({ country: offer.country, price: sentence(mainOf(offer).price, mainOf(offer).after) }))}>
          <BidiFigure text={sentence(main.price, main.after)} />
        </TypedPrice>
      </span>
      {price && month && (
        <span className={css.month} {...mark(PRICE_IN, there.length > 0 ? JSON.stringify(monthIn) : undefined)}>
          <BidiFigure text={monthOf(month)} />
        </span>
      )}
    </p>
  )
}

function sentence(...parts: string[]): string {
  return parts.filter(Boolean).join(' ')
}
