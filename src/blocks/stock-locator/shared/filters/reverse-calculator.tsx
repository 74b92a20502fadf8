import { fillWords } from '#kernel/words/fill-words.ts'
import { type FormEvent, useId, useState } from 'react'
import { track } from '#domains/analytics/index.ts'
import { affordablePrice } from '#domains/finance/index.ts'
import { fromMinorUnits, toMinorUnits } from '#kernel/money.ts'
import { latinDigits } from '#kernel/digits.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Fold } from './fold.tsx'
import type { BudgetOptions } from '../locator-data.ts'
import type { LocatorWords } from '../locator-words.ts'
import css from './reverse-calculator.module.css'

const DURATIONS = [12, 24, 36, 48, 60]

type ReverseCalculatorProps = {
  options: BudgetOptions
  words: LocatorWords
  /** A price as visitors read it. */
  priceText: (price: number) => string
  /** The highest price of the budget; null takes it back. */
  onChange: (price: number | null) => void
}

/** Turns a monthly budget into the highest purchase price (C-337, C-338). It works with a script only and is hidden without one. */
export function ReverseCalculator({ options, words, priceText, onChange }: ReverseCalculatorProps) {
  const id = useId()
  const [monthly, setMonthly] = useState('')
  const [deposit, setDeposit] = useState('')
  const [months, setMonths] = useState(60)
  /** The highest price, or why there is none; null before. */
  const [amount, setAmount] = useState<number | 'nothing' | 'failed' | null>(null)
  const hasFlaw = typeof amount === 'string'
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const budget = { monthly: toMinorUnits(amountOf(monthly), options.currency), deposit: toMinorUnits(amountOf(deposit), options.currency) }
    const minor = affordablePrice({ ...budget, months, yearlyRate: options.yearlyRate })
    // Cars are filtered by whole units.
    const price = minor === null ? null : Math.floor(fromMinorUnits(minor, options.currency)) || null
    setAmount(price ?? (budget.monthly + budget.deposit > 0 ? 'failed' : 'nothing'))
    if (price === null) return
    const units = (minorUnits: number) => fromMinorUnits(minorUnits, options.currency)
    const figures = { price, deposit: units(budget.deposit), months, monthly_payment: units(budget.monthly) }
    track({ event: 'qqCalculate', calculator: 'monthly_budget', ...figures })
    onChange(price)
  }
  const reset = () => {
    setMonthly('')
    setDeposit('')
    setAmount(null)
    onChange(null)
  }
  const field = (label: string, value: string, change: (text: string) => void) => (
    <Field label={label}>
      <input
        className={css.amount}
        inputMode="numeric"
        dir="ltr"
        maxLength={12}
        value={value}
        aria-invalid={amount === 'nothing' || undefined}
        aria-describedby={hasFlaw ? id : undefined}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  )
  return (
    <Fold label={words.budget} className={css.budget}>
      <form className={css.form} autoComplete="off" onSubmit={apply} aria-label={words.budget}>
        {field(words.budgetMonthly, monthly, setMonthly)}
        {field(words.budgetDeposit, deposit, setDeposit)}
        <Field label={words.budgetMonths}>
          <Select value={months} onChange={({ target }) => setMonths(Number(target.value))}>
            {DURATIONS.map((count) => (
              <option key={count} value={count}>
                {fillWords(words.budgetMonthCount, { n: count })}
              </option>
            ))}
          </Select>
        </Field>
        <p id={id} role="status" className={hasFlaw ? css.flaw : css.result}>
          {resultText(amount, { words, priceText })}
        </p>
        <Button type="submit" variant="secondary">
          {options.apply || words.budgetApply}
        </Button>
        <Button variant="tertiary" onClick={reset}>
          {options.reset || words.budgetReset}
        </Button>
      </form>
    </Fold>
  )
}

function resultText(amount: number | 'nothing' | 'failed' | null, { words, priceText }: Pick<ReverseCalculatorProps, 'words' | 'priceText'>): string {
  if (amount === null) return ''
  if (amount === 'failed') return words.budgetError
  return amount === 'nothing' ? words.budgetFlaw : fillWords(words.budgetResult, { n: priceText(amount) })
}

/** An amount as it is typed, with or without signs between thousands; what is none counts as nothing. */
function amountOf(text: string): number {
  const amount = Number(latinDigits(text).replaceAll(/[,٬\s]/g, ''))
  return Number.isFinite(amount) ? amount : 0
}
