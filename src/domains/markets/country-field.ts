import { z } from 'zod'
import type { TextField } from '#fields/field-types.ts'

/** ISO 3166-1, two letters, as the setting `markets.countries` names the country. */
export const countryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/)

/** The country of a row of figures that editors type. */
export const countryField = {
  symbol: 'country',
  label: ['Country', 'الدولة'],
  hint: ['Its code of two letters, such as KW.', 'رمزها المكوّن من حرفين، مثل KW.'],
  field_type: 'String',
  required: true,
  max: 2,
} as const satisfies TextField
