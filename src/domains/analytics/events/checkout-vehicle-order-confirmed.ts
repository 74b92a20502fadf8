import { z } from 'zod'

/** The order of a vehicle is confirmed; sent once for each order. */
export const CheckoutVehicleOrderConfirmed = z.strictObject({
  event: z.literal('checkout_vehicle_order_confirmed'),
  order_number: z.string().min(1),
  /** The day of the order, `23/11/2026`. */
  order_date: z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/),
})
export type CheckoutVehicleOrderConfirmed = z.infer<typeof CheckoutVehicleOrderConfirmed>
