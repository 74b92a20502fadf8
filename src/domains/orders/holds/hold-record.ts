import { z } from 'zod'

/** How far the one who holds a car has come: filling in, paying, or asked to open the link of a mail. */
export const holdStages = ['checkout', 'payment', 'link'] as const
export type HoldStage = (typeof holdStages)[number]

/** From so many cars of one visitor, person or network on, staff are pointed to it. The caps themselves are settings. */
export const HOARDED_CARS = 3

const cars = z.int()
const Moment = z.iso.datetime()

/** A car that is held, as staff see it. Its id is the `lock_id` of the calls of ordering: the car may be held by somebody else a moment later. */
export const HoldRecord = z.object({
  id: z.uuid(),
  vehicle_id: z.int(),
  vehicle_name: z.string(),
  vehicle_vin: z.string(),
  retailer_id: z.int(),
  retailer_name: z.string(),
  order_id: z.int().nullable(),
  order_number: z.string(),
  stage: z.enum(holdStages),
  held_from: Moment,
  held_until: Moment,
  /** A short mark by which the cars of one browser are recognised; it leads to nobody. */
  visitor: z.string(),
  network: z.string(),
  /** The mail address or the phone number, masked; '' while none is known. */
  contact: z.string(),
  /** How many cars the same visitor, network and person hold now; 0 for an unknown network or person. */
  visitor_cars: cars,
  network_cars: cars,
  contact_cars: cars,
  /** The largest of the three. */
  most: cars,
  is_hoarding: z.boolean(),
})
export type HoldRecord = z.output<typeof HoldRecord>

/** Why a hold is not ended: a payment for it has begun, it became an order that has its car, or it is not there (for these staff). */
const freeRefusals = ['payment_begun', 'ordered', 'gone'] as const
export type FreeRefusal = (typeof freeRefusals)[number]

/** What became of each hold; `unchanged` was free already. */
export const FreedHolds = z.object({
  done: z.array(z.uuid()),
  unchanged: z.array(z.uuid()),
  refused: z.array(z.object({ id: z.uuid(), code: z.enum(freeRefusals) })),
})
export type FreedHolds = z.output<typeof FreedHolds>
