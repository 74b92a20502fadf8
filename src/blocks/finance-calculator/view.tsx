import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ViewProps } from '#block-engine/define-block.ts'
import { formatProductAmount } from '#domains/finance/index.ts'
import { useKeptCountry } from '#domains/markets/ui/index.ts'
import { loanEvent, useQuoteEvent } from '#domains/finance/ui/index.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { toMinorUnits } from '#kernel/money.ts'
import { latinDigits } from '#kernel/digits.ts'
import { fillWords } from '#kernel/words/fill-words.ts'
import { pluralWords } from '#kernel/words/plural-words.ts'
import { Field } from '#ui/controls/field.tsx'
import { RangeInput } from '#ui/controls/range-input.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Section } from '#ui/layout/section.tsx'
import { ButtonLink, Buttons, TextLink } from '#ui/link.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import type { financeCalculator } from './block.ts'
import type { InputConfig } from './configuration.ts'
import type { CalculatorData, CountryOffer } from './data.server.ts'
import { type Choice, type Quote, quoteOf, withQuote } from './quote.ts'
import { Result } from './result.tsx'
import css from './view.module.css'

type Props = ViewProps<typeof financeCalculator, CalculatorData>

/**
 * A model or a price, a deposit and a term on one side, what they come to on the other. Without a script it tells the usual case. Figures are those of the country
 * that the visitor chose, else those of the product's own.
 */
export function FinanceCalculator(props: Props) {
  const { own, elsewhere, countryNames } = props.data
  const keptCountry = useKeptCountry()
  const offer = elsewhere.find(({ country }) => country === keptCountry) ?? own
  const missing = keptCountry === offer.country ? '' : (countryNames[keptCountry] ?? '')
  return <Calculator key={offer.country} {...props} offer={offer} missing={missing} />
}

/** `missing` is the country that has no figures; '' where those that are shown are its own. */
function Calculator({ id, anchor, isEager, values, words, data, offer, missing }: Props & { offer: CountryOffer; missing: string }) {
  const { site } = data
  const { input, models, currency, product, countryName } = offer
  const { form, choice, change, at } = useChoice(offer)
  const model = models.find(({ key }) => key === choice.model)
  const quote = quoteOf({ ...choice, model: model?.name ?? '' }, input, currency)
  useQuoteEvent('finance_calculator', quote && loanEvent(quote, currency))
  const amount = (minor: number) => formatProductAmount(minor, currency, site)
  const carrying = <L extends { href: string }>(link: L): L => ({ ...link, href: withQuote(link.href, quote, product) })
  return (
    <Section id={anchor} layout="wide" label={values.name || words.result}>
      <div className={css.calculator} data-style={values.calculator_style}>
        <div className={css.words}>
          <Heading text={values.name} size="l" />
          <RichText html={values.description} />
          <p className={css.missing} role="status">
            {missing && fillWords(words.none_in, { country: missing, own: countryName })}
          </p>
          {values.link && <TextLink link={carrying(values.link)} className={css.link} />}
          <Picture image={model?.picture} sizes="(min-width: 961px) 33vw, 100vw" eager={isEager} className={css.picture} />
        </div>
        <Inputs {...{ id, input, words, models, choice, change, form, currency, amount, quote }} />
        <div className={css.outcome} data-section-theme={values.calculator_style === 'mena' ? 'dark-theme' : undefined}>
          {quote && (
            <Result
              quote={quote}
              output={values.output_config}
              data={data}
              at={at}
              hidesFree={values.hide_free_items}
              term={termIn(choice.duration, input.duration.unit, words)}
              month={words.month}
            />
          )}
          {values.main_button && <ButtonLink button={{ ...carrying(values.main_button), id: `${id}-main`, variant: 'primary' }} className={css.main} />}
          <Buttons items={values.additional_buttons.map(carrying)} />
          <p className={css.note}>{fillWords(words.note, { country: countryName })}</p>
        </div>
      </div>
    </Section>
  )
}

type InputsProps = {
  id: string
  input: InputConfig
  words: Props['words']
  models: CountryOffer['models']
  choice: Choice
  change: (changes: Partial<Choice>) => void
  form: RefObject<HTMLFormElement | null>
  currency: string
  /** An amount in minor units as it is read. */
  amount: (minor: number) => string
  quote: Quote | null
}

/** A model, or a price where there are none, with the sliders of deposit and term. */
function Inputs({ id, input: { down_payment, duration }, words, models, choice, change, form, currency, amount, quote }: InputsProps) {
  const depositText = (value: number) => (down_payment.unit === '%' ? `${value}%` : amount(toMinorUnits(value, currency)))
  const termText = (value: number) => termIn(value, duration.unit, words)
  const isPriceUnread = Number.isNaN(choice.price)
  const flawId = `${id}-price-flaw`
  return (
    <form ref={form} className={css.inputs} autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      {models.length > 0 ? (
        <Field label={words.model}>
          <Select name="model" value={choice.model} onChange={({ target }) => change({ model: target.value })}>
            {models.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Field label={words.price}>
          <input
            name="price"
            className={css.price}
            inputMode="numeric"
            dir="ltr"
            maxLength={14}
            defaultValue={amountText(choice.price)}
            aria-invalid={isPriceUnread || undefined}
            aria-describedby={isPriceUnread ? flawId : undefined}
            onChange={({ target }) => change({ price: readAmount(target.value) })}
          />
          <span id={flawId} role="status" className={css.flaw}>
            {isPriceUnread ? words.priceFlaw : ''}
          </span>
        </Field>
      )}
      <RangeInput
        name="deposit"
        label={down_payment.label}
        range={down_payment}
        value={choice.deposit}
        valueText={down_payment.unit === '%' && quote ? `${amount(quote.deposit)} (\u2066${depositText(choice.deposit)}\u2069)` : depositText(choice.deposit)}
        ends={[depositText(down_payment.min), depositText(down_payment.max)]}
        onChange={(deposit) => change({ deposit })}
      />
      <RangeInput
        name="duration"
        label={duration.label}
        range={{ ...duration, interval: 1 }}
        value={choice.duration}
        valueText={termText(choice.duration)}
        ends={[termText(duration.min), termText(duration.max)]}
        onChange={(value) => change({ duration: value })}
      />
    </form>
  )
}

/** What the visitor chose, from the first model and the beginnings of the sliders on. */
function useChoice({ input, models, firstPrice }: CountryOffer) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<Choice>(() => ({
    model: models[0]?.key ?? '',
    price: models[0]?.price ?? firstPrice,
    deposit: input.down_payment.default,
    duration: input.duration.default,
  }))
  const [at, setAt] = useState<Date | null>(null)
  const change = (changes: Partial<Choice>) => {
    setChoice((before) => {
      const after = { ...before, ...changes }
      return { ...after, price: models.find(({ key }) => key === after.model)?.price ?? after.price }
    })
    setAt(new Date())
  }

  // What was chosen before the script came is in the form only, as is what the browser restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    const formData = form.current ? new FormData(form.current) : new FormData()
    const figure = (name: string) => (formData.has(name) ? { [name]: Number(formData.get(name)) } : {})
    const price = formData.has('price') ? { price: readAmount(String(formData.get('price'))) } : {}
    change({ ...figure('deposit'), ...figure('duration'), ...price, ...(formData.has('model') ? { model: String(formData.get('model')) } : {}) })
  }, [])
  return { form, choice, change, at }
}

/** An amount as it is typed, in any digits and with signs between thousands; NaN for anything else. A car in Lebanese pounds takes ten digits. */
function readAmount(text: string): number {
  const digits = latinDigits(text).replaceAll(/[,٬\s]/g, '')
  return /^\d{1,11}$/.test(digits) && Number(digits) > 0 ? Number(digits) : Number.NaN
}

function amountText(amount: number): string {
  return Number.isNaN(amount) ? '' : formatNumber(amount)
}

function termIn(count: number, unit: string, words: Props['words']): string {
  const forms =
    unit === 'months'
      ? { one: words.monthsOne, two: words.monthsTwo, few: words.monthsFew, other: words.months }
      : { one: words.yearsOne, two: words.yearsTwo, few: words.yearsFew, other: words.years }
  return fillWords(pluralWords(count, forms), { n: count })
}
