import { Fragment } from 'react'
import { exampleOf, financedPrice, type FinanceTerms, type PaymentOption } from '#domains/orders/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import { Select } from '#ui/controls/select.tsx'
import { BidiFigure } from '#ui/text/bidi-text.tsx'
import { ChoiceCard } from '../shared/choice-card.tsx'
import { OrderField } from '../shared/order-field.tsx'
import css from '../shared/order.module.css'
import { Part } from '../shared/part.tsx'
import type { JourneyPlace } from '../shared/props.ts'
import { termsLines } from './terms-lines.ts'
import type { Packs } from './packs-part.tsx'
import type { PartProps } from './part-props.ts'

type PaymentPartProps = PartProps & {
  place: JourneyPlace
  options: readonly PaymentOption[]
  /** What the chosen way is offered on; null without. */
  terms: FinanceTerms | null
  /** Packs that are financed with the car. */
  packs: Packs
  legal: string
}

/** The ways to pay. Instalments are worked out as an example, a lease and a subscription have their terms, each with the text of the law below. */
export function PaymentPart(props: PaymentPartProps) {
  const { heading, text, choices, choose, words, options, terms } = props
  if (options.length === 0) return null
  const instalments = options.find(({ type }) => type === 'calculator')
  return (
    <Part heading={heading} text={text}>
      <div className={css.choices}>
        {options.map((option) => (
          <Fragment key={option.type}>
            <ChoiceCard
              type="radio"
              name="payment"
              value={option.type}
              isChosen={choices.payment === option.type}
              onChoose={() => choose({ payment: option.type })}
              label={words[`payment_${option.type}`]}
              text={words[`about_${option.type}`]}
              price={<OptionPrice {...props} option={option} />}
            />
            {option.type === 'calculator' && choices.payment === 'calculator' && <Example {...props} price={option.amount} />}
            {option.type === choices.payment && terms && <Terms {...props} terms={terms} />}
          </Fragment>
        ))}
      </div>
      {terms && !options.find(({ type }) => type === choices.payment)?.isOnRequest ? (
        <TermsNote {...props} />
      ) : (
        instalments && <LegalNote {...props} price={instalments.amount} />
      )}
    </Part>
  )
}

function OptionPrice({ option, choices, choosing, words, packs }: PaymentPartProps & { option: PaymentOption }) {
  if (option.isOnRequest) return null
  if (option.type === 'cash') return <BidiFigure text={option.price} />
  if (option.type === 'calculator') {
    const example = exampleOf(choices, financedPrice(option.amount, choices, packs), choosing.finance)
    return example && <Monthly text={formatPrice(Math.round(example.monthly), choosing.priceStyle)} template={words.from_month} />
  }
  return <Monthly text={formatPrice(option.amount, choosing.priceStyle)} template={words.from_month} />
}

function Monthly({ text, template }: { text: string; template: string }) {
  const [before, after] = template.split('{amount}')
  return (
    <>
      {before}
      <BidiFigure text={text} />
      {after}
    </>
  )
}

/** Deposit and term, and what they come to. */
function Example({ choices, choose, choosing, words, price, packs }: PaymentPartProps & { price: number | null }) {
  const { depositPercent, months } = choosing.finance
  if (!exampleOf(choices, financedPrice(price, choices, packs), choosing.finance)) return null
  return (
    <div className={css.nested}>
      <div className={css.fields}>
        <OrderField id="order-deposit" label={words.deposit}>
          {(aria) => (
            <Select {...aria} name="deposit" value={choices.depositPercent} onChange={({ target }) => choose({ depositPercent: Number(target.value) })}>
              {steps(depositPercent).map((percent) => (
                <option key={percent} value={percent}>{`${percent}%`}</option>
              ))}
            </Select>
          )}
        </OrderField>
        <OrderField id="order-months" label={words.term}>
          {(aria) => (
            <Select {...aria} name="months" value={choices.months} onChange={({ target }) => choose({ months: Number(target.value) })}>
              {steps(months).map((count) => (
                <option key={count} value={count}>
                  {termText(count, words)}
                </option>
              ))}
            </Select>
          )}
        </OrderField>
      </div>
    </div>
  )
}

/** What a lease or a subscription is offered on. */
function Terms({ place, choosing, terms }: PaymentPartProps & { terms: FinanceTerms }) {
  return (
    <div className={css.nested}>
      <dl className={css.lines}>
        {termsLines(terms, place.words, choosing.priceStyle).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BidiFigure text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function TermsNote({ choices, words, legal }: PaymentPartProps) {
  return (
    <p className={css.legalNote} aria-live="polite">
      <strong>{words.example}: </strong>
      {legal || (choices.payment === 'lease' ? words.legal_lease : words.legal_subscription)}
    </p>
  )
}

/** What the law wants said beside an example, wherever instalments are offered. */
function LegalNote({ choices, choosing, words, legal, price, packs }: PaymentPartProps & { price: number | null }) {
  const { annualRate, country } = choosing.finance
  const example = exampleOf(choices, financedPrice(price, choices, packs), choosing.finance)
  if (!example || annualRate === null) return null
  const deposit = formatPrice(Math.round(example.deposit), choosing.priceStyle)
  return (
    <p className={css.legalNote} aria-live="polite">
      <strong>{words.example}: </strong>
      {legal || fillWords(words.legal, { country, rate: `\u2066${formatNumber(annualRate)}%\u2069`, term: termText(choices.months, words), deposit })}
    </p>
  )
}

function steps({ min, max, interval }: { min: number; max: number; interval: number }): number[] {
  return Array.from({ length: Math.floor((max - min) / interval) + 1 }, (_, index) => min + index * interval)
}

function termText(months: number, words: PartProps['words']): string {
  const { term_months_one: one, term_months_two: two, term_months_few: few, term_months_many: many, term_months_other: other } = words
  return fillWords(pluralWords(months, { one, two, few, many, other }), { n: months })
}
