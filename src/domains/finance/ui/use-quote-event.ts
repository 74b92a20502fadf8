import { useEffect, useRef } from 'react'
import { type AnalyticsEvent, track } from '#domains/analytics/index.ts'
import { fromMinorUnits } from '#kernel/money.ts'

/** A calculator calculates with every move of a slider; one that stood still for so long counts. */
const STILL_MS = 1000

/** What a calculator came to; null when it makes no loan. */
export type QuoteEvent = Omit<Extract<AnalyticsEvent, { event: 'qqCalculate' }>, 'event' | 'calculator'>

/** Tells analytics what a visitor had a calculator calculate, once the visitor is done with it. What it begins with is not told. */
export function useQuoteEvent(calculator: string, quote: QuoteEvent | null): void {
  const text = quote && JSON.stringify(quote)
  const last = useRef(text)
  // Leaving ends the wait.
  useEffect(() => {
    if (text === null || text === last.current) return
    const timer = setTimeout(() => {
      last.current = text
      track({ event: 'qqCalculate', calculator, ...(JSON.parse(text) as QuoteEvent) })
    }, STILL_MS)
    return () => clearTimeout(timer)
  }, [calculator, text])
}

/** A loan as analytics has it, in whole units of its currency. Its amounts are given in minor units. */
export function loanEvent(loan: { price: number; deposit: number; months: number; monthly: number }, currency: string): QuoteEvent {
  const units = (minor: number) => Math.round(fromMinorUnits(minor, currency))
  return { price: units(loan.price), deposit: units(loan.deposit), months: loan.months, monthly_payment: units(loan.monthly) }
}
