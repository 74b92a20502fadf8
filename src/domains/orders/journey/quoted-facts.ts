import { z } from 'zod'
import { OrderFactLine } from '../order-shapes.ts'

/** Where the tab keeps what a quotation says, for the summary of its checkout. */
const QUOTED_KEY = 'maarad_quotation'
const QuotedFacts = z.object({ number: z.string(), facts: z.array(OrderFactLine) })
export type QuotedFacts = z.output<typeof QuotedFacts>

/** The quotation whose page choices come from; null for those of the journey. */
export function quotationIn({ detailsRoute }: { detailsRoute: string }): string | null {
  const [, number = null] = /^\/ar\/showroom-order-online\/quotation\/([\w-]{1,40})/.exec(detailsRoute) ?? []
  return number
}

export function keepQuotedFacts(quoted: QuotedFacts): void {
  try {
    sessionStorage.setItem(QUOTED_KEY, JSON.stringify(quoted))
  } catch {
    // without storage the checkout asks for them
  }
}

/** What this tab was shown of a quotation; null where it was shown none, or another one. */
export function readQuotedFacts(number: string): QuotedFacts['facts'] | null {
  try {
    const parsedFacts = QuotedFacts.safeParse(JSON.parse(sessionStorage.getItem(QUOTED_KEY) ?? 'null'))
    return parsedFacts.success && parsedFacts.data.number === number ? parsedFacts.data.facts : null
  } catch {
    // Nothing readable is kept: the server knows it.
    return null
  }
}
