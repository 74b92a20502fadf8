import { z } from 'zod'
import type { JsonField, Label, TextField } from '#fields/field-types.ts'

/** A text with a default in both languages. */
export function textField<const S extends string>(symbol: S, label: Label, [english, arabic]: readonly [string, string], max = 120) {
  return { symbol, label, field_type: 'String', translatable: true, default: english, arabic, max } as const satisfies TextField
}

/**
 * The answers of a question. Editors name and order them; their values stay, since points, rules and shared addresses speak of them.
 */
export function optionsField<const S extends string>(symbol: S, label: Label, defaults: readonly (readonly [value: string, label: string])[]) {
  const values = defaults.map(([value]) => value)
  const option = z.object({ value: z.enum(values), label: z.string().trim().min(1).max(80) })
  return {
    symbol,
    label,
    field_type: 'Json',
    format: 'json',
    translatable: true,
    schema: z.array(option).refine((options) => options.length === values.length && new Set(options.map(({ value }) => value)).size === values.length),
    default: defaults.map(([value, text]) => ({ value, label: text })),
    filled: { fields: [{ symbol: 'label', label: ['Answer', 'الإجابة'], field_type: 'String', translatable: true, required: true, max: 80 }], fixed: true },
  } as const satisfies JsonField
}

/** The choices of a select of an editor: the answers of a question by their values. */
export function choicesOf(defaults: readonly (readonly [value: string, label: string])[]) {
  return defaults.map(([value, label]) => ({ value, label }))
}
