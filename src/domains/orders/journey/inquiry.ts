import type { InquiryInput } from '../order-shapes.ts'
import { type Contact, sentContact } from './contact.ts'
import type { OrderVehicle } from './order-vehicle.ts'

/** A question about a vehicle as it is sent to its seller: recipients, the visitor, the vehicle, and nothing else (A-154, C-077). */
export function inquiryOf({ contact, vehicle, message, origin }: { contact: Contact; vehicle: OrderVehicle; message: string; origin: string }): InquiryInput {
  return {
    recipients: [vehicle.sellerEmail],
    customer_data: { ...sentContact(contact), message: message.trim() },
    vehicle_data: {
      id: String(vehicle.id),
      vin: vehicle.vin,
      name: [vehicle.name, vehicle.version].filter(Boolean).join(' '),
      price: vehicle.payments.find(({ type }) => type === 'cash')?.price ?? '',
      url: origin + vehicle.href,
    },
  }
}
