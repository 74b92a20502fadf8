import { z } from 'zod'
import type { JsonField, Named, TextField } from '#block-engine/field-types.ts'

/** A text with a default in both languages. */
export function textField<const S extends string>(symbol: S, label: Named, [english, arabic]: readonly [string, string], max = 120) {
  return { symbol, label, field_type: 'String', translatable: true, default: english, arabic, max } as const satisfies TextField
}

/**
 * The answers of a question. Editors name and order them; their values stay, since points, rules and shared addresses speak of them.
 */
export function optionsField<const S extends string>(symbol: S, label: Named, defaults: readonly (readonly [value: string, label: string])[]) {
  const values = defaults.map(([value]) => value)
  const option = z.object({ value: z.enum(values), label: z.string().trim().min(1).max(80) })
  return {
    symbol,
    label,
    hint: [
      'A list of { value, label }: change labels and order, keep each value once.',
      'قائمة من { value, label }: غيّر التسمية والترتيب، واترك كل قيمة value مرة واحدة.',
    ],
    field_type: 'Json',
    format: 'json',
    translatable: true,
    schema: z.array(option).refine((options) => options.length === values.length && new Set(options.map(({ value }) => value)).size === values.length),
    default: defaults.map(([value, text]) => ({ value, label: text })),
  } as const satisfies JsonField
}
