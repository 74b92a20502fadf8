import { heldStatuses } from '../../vocabulary.ts'

const heldList = heldStatuses.map((status) => `'${status}'`).join(', ')

/**
 * Hidden vehicles that lack nothing but perhaps a retailer that is known, by the rule of `missingOf`, and nobody has bought: the condition of the index
 * `vehicle_ready` and, to the letter, of who searches by it. The amount in the details is compared as JSON, which fails for no value.
 */
export const readyCondition = [
  'not is_published',
  `status not in (${heldList})`,
  `coalesce(details -> 'photos', '[]'::jsonb) <> '[]'::jsonb`,
  // A letter of Arabic.
  String.raw`details ->> 'model_display_name' ~ '[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]'`,
  `(price_hidden or greatest(display_price, monthly_price, subscribe_price, msrp_price) > 0 or coalesce(details -> 'net_price' > '0'::jsonb, false))`,
].join(' and ')
