import { BlockHeading } from '#block-engine/block-heading.tsx'
import { BlockSection } from '#block-engine/block-section.tsx'
import type { ViewProps } from '#block-engine/define-block.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Buttons } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { singleOffer } from './block.ts'
import type { ModelOffer } from './data.server.ts'
import css from './view.module.css'

type Props = ViewProps<typeof singleOffer, ModelOffer | undefined>

export function SingleOffer({ anchor, isEager, values, words, data }: Props) {
  const heading = values.heading || (data?.title ?? '')
  const price = values.price || (data?.price ?? '')
  if (!heading && !price && !values.image && !values.paragraph) return null
  const text = (
    <div className={css.text}>
      <BlockHeading values={{ ...values, heading }} />
      <OfferPrice price={price} month={values.lease_price} words={words} />
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

/** "From" above the price and "or … / Month" below it; the instalment alone stands large. */
function OfferPrice({ price, month, words }: { price: string; month: string; words: Props['words'] }) {
  if (!price && !month) return null
  return (
    <p className={css.price}>
      {price && <span className={css.from}>{words.from}</span>}
      <span className={css.amount}>
        <BidiFigure text={price || fillWords(words.month, { price: month })} />
      </span>
      {price && month && (
        <span className={css.month}>
          <BidiFigure text={fillWords(words.or, { price: month })} />
        </span>
      )}
    </p>
  )
}
