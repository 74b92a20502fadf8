import { z } from 'zod'
import { readJson } from '#kernel/json/json.ts'
import type { Logger } from '#kernel/log.ts'
import { documentedLink } from './documented-link.ts'
import { FILLED_ELSEWHERE, type JsonField } from '#fields/field-types.ts'

/** Under which symbol a block, or an item of one, keeps when it is shown; every template has it. */
export const CONDITION = 'dc_strategy'

const FallbackLink = z.preprocess(
  documentedLink,
  z.object({
    label: z.string().min(1).max(300),
    url: z
      .string()
      .regex(/^(\/(?!\/)|https?:\/\/)/)
      .max(2000),
  }),
)

/** What stands in place of what is not shown (C-128). */
const Fallback = z.object({ text: z.string().max(600).default(''), link: FallbackLink.optional(), icon: z.string().max(40).optional() })
export type Fallback = z.output<typeof Fallback>

/**
 * When something is shown: the strategy `key` must accept `value`, a text or pairs of names and texts; otherwise `fallback` takes its place,
 * or nothing (C-083, C-124 to C-128).
 */
export const Condition = z.object({
  key: z.string().min(1).max(80),
  value: z.union([z.string().max(300), z.record(z.string().max(80), z.string().max(300))]).default(''),
  fallback: Fallback.optional(),
})
export type Condition = z.output<typeof Condition>

/** The field of a template that draws for itself what is not shown; its view receives the condition only while it is not met. */
export const conditionField = {
  symbol: CONDITION,
  label: ['Shown when', 'شرط الظهور'],
  field_type: 'Json',
  format: 'json',
  schema: Condition.nullable(),
  default: null,
  // The panel of conditions, which knows the strategies of the site.
  filled: FILLED_ELSEWHERE,
} as const satisfies JsonField

/** The condition among stored values; null without one. One that cannot be read is logged, and what it guards is shown. */
export function conditionOf(values: Readonly<Record<string, unknown>>, { log, place }: { log: Logger; place: string }): Condition | null {
  const value = values[CONDITION]
  if (value === undefined || value === null || value === '') return null
  const json = typeof value === 'string' ? readJson(value) : ({ ok: true, value } as const)
  const condition = json.ok ? Condition.safeParse(json.value) : undefined
  if (condition?.success) return condition.data
  log.error(`Invalid JSON in ${place}.${CONDITION}`)
  return null
}
