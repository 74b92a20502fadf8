import { z } from 'zod'
import type { JsonField } from '#fields/field-types.ts'
import { countryCode, countryField, pricedText, pricesElsewhere } from '#domains/markets/index.ts'

const price = pricedText(60)
const OffersElsewhere = z.array(z.object({ country: countryCode, price, lease_price: price })).max(60)
export type OfferElsewhere = z.infer<typeof OffersElsewhere>[number]

/** The offer in other countries: its price, its instalment, or both. */
export const offersElsewhere = {
  ...pricesElsewhere,
  label: ['Offer in other countries', 'العرض في دول أخرى'],
  schema: OffersElsewhere,
  filled: {
    fields: [
      countryField,
      { symbol: 'price', label: ['Price with its currency', 'السعر مع عملته'], field_type: 'String', translatable: true, max: 60 },
      { symbol: 'lease_price', label: ['Instalment a month with its currency', 'القسط الشهري مع عملته'], field_type: 'String', translatable: true, max: 60 },
    ],
    fresh: { country: '', price: '', lease_price: '' },
    max: 60,
  },
} as const satisfies JsonField
