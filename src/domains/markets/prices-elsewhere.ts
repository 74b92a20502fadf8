import { z } from 'zod'
import type { JsonField } from '#fields/field-types.ts'
import { countryCode, countryField } from './country-field.ts'

/** A price names its currency: as a bare number it would be read in that of the site. */
export const pricedText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || /[^\d.,\s]/.test(text))
    .default('')

const PricesElsewhere = z.array(z.object({ country: countryCode, price: pricedText(120) })).max(60)

/** The price of a country as an editor typed it, with its currency. */
export type PriceElsewhere = z.infer<typeof PricesElsewhere>[number]

/** Beside a price that editors type, which counts in the country of the site: what it is in other countries. */
export const pricesElsewhere = {
  symbol: 'prices_elsewhere',
  label: ['Price in other countries', 'السعر في دول أخرى'],
  hint: [
    'The price above counts in the country of the site. A visitor who chose another country reads its price from here, else the one above with its country.',
    'يخص السعر أعلاه دولة الموقع. ويقرأ من اختار دولة أخرى سعرها من هنا، وإلا فالسعر أعلاه مع اسم دولته.',
  ],
  field_type: 'Json',
  format: 'json',
  translatable: true,
  schema: PricesElsewhere,
  default: [],
  filled: {
    fields: [countryField, { symbol: 'price', label: ['Price with its currency', 'السعر مع عملته'], field_type: 'String', translatable: true, max: 120 }],
    fresh: { country: '', price: '' },
    max: 60,
    isTable: true,
  },
} as const satisfies JsonField
