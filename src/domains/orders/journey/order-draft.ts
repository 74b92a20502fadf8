import type { Checkout, OrderDraft } from '../order-shapes.ts'
import { type Contact, emptyContact, sentContact } from './contact.ts'
import { isRecord } from './content-field.ts'
import { normalisePaymentType, type OrderData, readOrderData } from './order-data.ts'

type Ordered = { data: OrderData; contact: Contact; checkout: Pick<Checkout, 'lock_id' | 'company_uuid' | 'vendor_uuid' | 'confirmation_by_link'>; vin: string }

/** The order as it is sent, without the payment. Everything that the journey kept goes along, so that it can go on from there. */
export function orderDraft({ data, contact, checkout, vin }: Ordered): OrderDraft {
  const { email, ...person } = sentContact(contact)
  return {
    ...(data.vehicleId === null ? {} : { vehicle_id: data.vehicleId }),
    ...(vin === '' ? {} : { vehicle_vin: vin }),
    ...(data.configUrl === '' ? {} : { config_url: data.configUrl }),
    company_uuid: checkout.company_uuid,
    vendor_uuid: checkout.vendor_uuid,
    lock_id: checkout.lock_id,
    metadata: { ...data, order_type: data.tabChoice },
    finance_option: normalisePaymentType(data.paymentOptionsData?.type || 'cash'),
    lead_attributes: { ...person, email },
    confirmation_by_link: checkout.confirmation_by_link,
    customer_email: email,
    locale: 'ar',
  }
}

/** What a draft of another device goes on with; null for anything else. */
export function draftChoices(draft: unknown): { data: OrderData; contact: Contact } | null {
  if (!isRecord(draft) || !isRecord(draft.metadata)) return null
  const person = isRecord(draft.lead_attributes) ? draft.lead_attributes : {}
  const contact = Object.fromEntries(Object.keys(emptyContact()).map((field) => [field, typeof person[field] === 'string' ? person[field] : ''])) as Contact
  return { data: readOrderData(draft.metadata), contact }
}
