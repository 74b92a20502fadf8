import type { z } from 'zod'
import { toMinorUnits } from '#kernel/money.ts'
import type { BrowserPart } from '../gateway.ts'
import type { Money } from './currency-table.ts'
import type { BrowserParts } from './gateway-facts.ts'

/** What a browser says about a term that the server knows; `field` is where it says so. It is only compared. */
type Stated<Value> = { field: string; value: Value }

/** What a browser sends to begin a payment, whatever the gateway. */
export type BeginRequest = {
  vehicleId: number | null
  companyUuid: string
  /** Null for an amount that is no number. */
  amount: Stated<Money | null>
  /** Absent from gateways whose call does not say so. */
  isOnHold?: Stated<boolean>
  /** The connected account; absent from gateways without such accounts. */
  account?: Stated<string | null>
  description?: string
  language?: string
  /** Dropped unless it is of this site. */
  returnUrl?: string
  payTypes?: string
}

/** The call of the API that begins a payment by a gateway, as its folder describes it. A post has its input in the body, a get in its query. */
export type BeginCall = {
  method: 'get' | 'post'
  path: `/buy_online/${string}`
  summary: string
  input: z.ZodObject
  answer: z.ZodType
  answerIs: string
  // Declared as methods because method parameters are bivariant: the input has passed the call's own schema, and the part is its gateway's.
  requestOf(input: unknown): BeginRequest
  answerOf(payment: { providerId: string; browser: BrowserPart }): unknown
}

type Description<Name extends keyof BrowserParts, Input extends z.ZodObject, Answer extends z.ZodType> = Omit<
  BeginCall,
  'input' | 'answer' | 'requestOf' | 'answerOf'
> & {
  input: Input
  answer: Answer
  requestOf: (input: z.output<Input>) => BeginRequest
  answerOf: (payment: { providerId: string; browser: BrowserPart<Name> }) => z.input<Answer>
}

/** Describes the call that begins a payment by the gateway `name`. */
export function defineBeginCall<Name extends keyof BrowserParts, Input extends z.ZodObject, Answer extends z.ZodType>(
  _name: Name,
  call: Description<Name, Input, Answer>,
): BeginCall {
  return call as unknown as BeginCall
}

/** A decimal text as money; null for one that is none. */
export function moneyOfText(text: string, currency: string): Money | null {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) ? { minor: toMinorUnits(Number(text), currency), currency } : null
}
