import { useEffect, useRef } from 'react'
import { type AnalyticsEvent, track } from '#domains/analytics/index.ts'
import { fromMinorUnits } from '#kernel/money.ts'

/** A calculation is tracked once the calculator has been unchanged for this long. */
const STILL_MS = 1000

/** The parameters of a tracked calculation. */
export type QuoteEvent = Omit<Extract<AnalyticsEvent, { event: 'qqCalculate' }>, 'event' | 'calculator'>

/** Tracks the calculation of a visitor once the inputs stop changing. The initial calculation is not tracked. */
export function useQuoteEvent(calculator: string, quote: QuoteEvent | null): void {
  const text = quote && JSON.stringify(quote)
  const last = useRef(text)
  // Leaving the page cancels the timer.
  useEffect(() => {
    if (text === null || text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      track({ event: 'qqCalculate', calculator, ...(JSON.parse(text) as QuoteEvent) })
    }, STILL_MS)
    return () => clearTimeout(timer)
  }, [calculator, text])
}

/** The event parameters of a loan, in whole units of its currency. The arguments are in minor units. */
export function loanEvent(loan: { price: number; deposit: number; months: number; monthly: number }, currency: string): QuoteEvent {
  const units = (minor: number) => Math.round(fromMinorUnits(minor, currency))
  return { price: units(loan.price), deposit: units(loan.deposit), months: loan.months, monthly_payment: units(loan.monthly) }
}
