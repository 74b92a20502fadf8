import { TypedPrice } from '#domains/markets/ui/index.ts'
import type { PriceElsewhere } from '#domains/markets/index.ts'
import { aroundValue } from '#kernel/words/around-value.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { mark, PRICE_IN } from '#ui/page-protocol.ts'
import type { VehicleState } from '#domains/stock/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { type ButtonView, Buttons } from '#ui/link.tsx'
import { type ImageView, Picture } from '#ui/pictures/picture.tsx'
import { Section } from '#ui/layout/section.tsx'
import css from './summary.module.css'

/** A derivative ready to be shown. `traits` are its values by filter, each with its word; `priceFrom` is a price of the stock, of vehicles in that `state`. */
export type DerivativeView = {
  id: string
  name: string
  engine: string
  price: string
  priceFrom: string
  state: VehicleState
  /** The same of the cars of each country in which the site sells, by its code; nothing where editors wrote the price. */
  priceIn: Readonly<Record<string, PriceThere>>
  /** Where editors wrote the price: what they wrote for other countries. Null where the price is that of the stock. */
  typedElsewhere: readonly PriceElsewhere[] | null
  specs: { label: string; value: string }[]
  traits: Readonly<Record<string, Readonly<Record<string, string>>>>
}
/** The price of a derivative in a country: the text of it, or from which on it is, of vehicles in that state; without either nobody sells it there. */
export type PriceThere = { country: string; price: string; priceFrom: string; state: VehicleState }
export type SummaryData = { model: string; derivatives: DerivativeView[] }

type SummaryWords = Record<`from_${VehicleState}` | 'none_in', string>
type SummaryProps = {
  anchor: string | undefined
  isEager: boolean
  data: SummaryData
  hasColumns: boolean
  tabId: string
  image?: ImageView | null
  buttons?: readonly ButtonView[]
  words: SummaryWords
}

/** What Derivatives and Model Summary both are (B-254, B-255). The filters of the page find it by its data attributes. */
export function Summary({ anchor, isEager, data, hasColumns, tabId, image = null, buttons = [], words }: SummaryProps) {
  const { model, derivatives } = data
  if (!model && derivatives.length === 0 && !image && buttons.length === 0) return null
  return (
    <Section id={anchor}>
      <div className={css.layout} data-summary={tabId.trim()} data-picture={image ? '' : undefined}>
        <Picture image={image} sizes="(min-width: 1480px) 736px, (min-width: 901px) 50vw, 92vw" eager={isEager} className={css.picture} />
        <div className={css.text}>
          <Heading text={model} tag="2" size="l" />
          {derivatives.length > 0 && (
            <ul className={css.derivatives} data-columns={hasColumns ? Math.min(4, derivatives.length) : undefined}>
              {derivatives.map((derivative) => (
                <Derivative key={derivative.id} derivative={derivative} words={words} />
              ))}
            </ul>
          )}
          <Buttons items={buttons} />
        </div>
      </div>
    </Section>
  )
}

function Derivative({ derivative, words }: { derivative: DerivativeView; words: SummaryProps['words'] }) {
  const { name, engine, price, specs, traits, priceFrom, typedElsewhere } = derivative
  const [before, figure, after] = priceParts(derivative, words)
  return (
    <li className={css.derivative} data-derivative={JSON.stringify(traits)}>
      <div>
        <Heading text={name} tag="3" size="s" />
        {engine && engine !== name && (
          <p className={css.engine}>
            <BidiText text={engine} />
          </p>
        )}
      </div>
      {specs.length > 0 && (
        <dl className={css.specs}>
          {specs.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two specifications may have the same label
            <div key={index} className={css.spec}>
              <dt>
                <BidiText text={label} />
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(price || priceFrom) && (
        <p className={css.price} {...mark(PRICE_IN, pricesIn(derivative, words))}>
          {before}
          {typedElsewhere ? (
            <TypedPrice elsewhere={typedElsewhere}>
              <bdi>{figure}</bdi>
            </TypedPrice>
          ) : (
            <bdi>{figure}</bdi>
          )}
          {after}
        </p>
      )}
    </li>
  )
}

type Parts = [before: string, figure: string, after: string]

function priceParts({ price, priceFrom, state }: Pick<DerivativeView, 'price' | 'priceFrom' | 'state'>, words: SummaryWords): Parts {
  if (price) return ['', price, '']
  const [before, after] = aroundValue(words[`from_${state}`], 'price')
  return [before, priceFrom, after]
}

/** What the line says to who chose a country. */
function pricesIn({ priceIn }: DerivativeView, words: SummaryWords): string | undefined {
  const pricesByCountry = Object.entries(priceIn).map(([code, there]): [string, Parts] => {
    const isSold = there.price !== '' || there.priceFrom !== ''
    return [code, isSold ? priceParts(there, words) : ['', fillWords(words.none_in, { country: there.country }), '']]
  })
  return pricesByCountry.length === 0 ? undefined : JSON.stringify(Object.fromEntries(pricesByCountry))
}
