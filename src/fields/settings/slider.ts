import { z } from 'zod'
import type { GroupField, Label, NumberField } from '../field-types.ts'

const number = (symbol: string, label: Label): NumberField => ({ symbol, label, field_type: 'Number', min: 0 })

/** Minimum, maximum, step and initial value of a slider. */
export const SliderRange = z
  .object({ min: z.number().nonnegative(), max: z.number().positive(), interval: z.number().positive(), default: z.number().nonnegative() })
  .refine(({ min, max, default: value }) => min <= value && value <= max)

/** A slider, as staff fill it. */
export const sliderForm = {
  field_type: 'Group',
  fields: [
    number('min', ['Least', 'الحد الأدنى']),
    number('max', ['Greatest', 'الحد الأعلى']),
    number('interval', ['Step', 'مقدار الخطوة']),
    number('default', ['At first', 'القيمة عند الفتح']),
  ],
} as const satisfies Pick<GroupField, 'field_type' | 'fields'>
