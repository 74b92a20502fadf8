import { z } from 'zod'

/** The kind of a sale: new, used or approved, configured. */
export const Affiliation = z.enum(['sl-nvl', 'sl-avl', 'sl-nvl-config'])
export type Affiliation = z.infer<typeof Affiliation>

/** A vehicle as Google Analytics 4 has the items of a shop. Amounts are in major units of the currency. */
export const EcommerceItem = z.strictObject({
  item_id: z.string().min(1),
  item_name: z.string().min(1),
  item_brand: z.string(),
  /** State of the vehicle: new, used, approved; '' where the journey does not know it. */
  item_category: z.string(),
  item_variant: z.string(),
  affiliation: Affiliation,
  /** Absent for a price on request. */
  price: z.number().nonnegative().optional(),
  quantity: z.literal(1),
})
export type EcommerceItem = z.infer<typeof EcommerceItem>

/** The part of an event that Google Analytics 4 reads as a sale. */
export const Ecommerce = z.strictObject({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  value: z.number().nonnegative(),
  affiliation: Affiliation,
  items: z.array(EcommerceItem).length(1),
})
export type Ecommerce = z.infer<typeof Ecommerce>
