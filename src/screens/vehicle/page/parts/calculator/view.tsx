import { aroundValue } from '#kernel/words/around-value.ts'
import { useState } from 'react'
import { instalmentsOf, shareOf } from '#domains/finance/index.ts'
import { LoanFigures, loanEvent, useQuoteEvent } from '#domains/finance/ui/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { formatPrice } from '#kernel/format/price.ts'
import { RangeInput } from '#ui/controls/range-input.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { VehicleCalculatorProps } from './props.ts'
import css from './view.module.css'

/** What a vehicle comes to by the month, for a deposit and a term. Without a script it tells the usual case. */
export function VehicleCalculator({ price: units, currency, annualRate, depositPercent, months, format, words }: VehicleCalculatorProps) {
  const [percent, setPercent] = useState(depositPercent.default)
  const [term, setTerm] = useState(months.default)
  const price = toMinorUnits(units, currency)
  const deposit = shareOf(price, percent)
  const loan = instalmentsOf({ price, deposit, months: term, annualRate })
  useQuoteEvent('vehicle', loan && loanEvent({ price, deposit, months: term, monthly: loan.monthly }, currency))
  if (!loan) return null
  // The page tells an estimate, in whole units.
  const amount = (minor: number) => formatPrice(Math.round(fromMinorUnits(minor, currency)), format)
  const rate = `${formatNumber(annualRate)}%`
  const [before, after] = aroundValue(words.calculator_note, 'rate')
  return (
    <Section id="vehicle-finance" className={css.finance} border="border-top" labelledBy="vehicle-finance-heading">
      <div className={css.columns}>
        <Heading id="vehicle-finance-heading" text={words.calculator} size="l" />
        <div className={css.inputs}>
          <RangeInput
            label={words.calculator_deposit}
            range={depositPercent}
            value={percent}
            valueText={`${amount(deposit)} (\u2066${percent}%\u2069)`}
            ends={[`${depositPercent.min}%`, `${depositPercent.max}%`]}
            onChange={setPercent}
          />
          <RangeInput
            label={words.calculator_term}
            range={months}
            value={term}
            valueText={String(term)}
            ends={[String(months.min), String(months.max)]}
            onChange={setTerm}
          />
        </div>
        <LoanFigures
          monthly={{ key: 'monthly_payment', label: words.calculator_monthly, text: amount(loan.monthly) }}
          month={words.calculator_month}
          lines={[
            { key: 'total_amount_of_credit', label: words.calculator_credit, text: amount(loan.credit) },
            { key: 'total', label: words.calculator_total, text: amount(loan.total) },
          ]}
        />
        <p className={css.note}>
          {before}
          <bdi dir="ltr">{rate}</bdi>
          {after}
        </p>
      </div>
    </Section>
  )
}
