import { isRecord } from '#kernel/json/json-values.ts'
import type { Checkout, OrderDraft } from '../order-shapes.ts'
import { type Contact, emptyContact, sentContact } from './contact.ts'
import { type CheckoutStep, checkoutSteps } from './journey-steps.ts'
import { normalisePaymentType, type OrderData, readOrderData } from './order-data.ts'

type OrderedDraft = {
  data: OrderData
  contact: Contact
  checkout: Pick<Checkout, 'lock_id' | 'company_uuid' | 'vendor_uuid' | 'confirmation_by_link'>
  vin: string
  /** The visitor's step, while the order is only a draft. */
  step?: CheckoutStep
}

/** The order as it is sent, without the payment. It carries all choices, so that the journey can be continued from it. */
export function orderDraft({ data, contact, checkout, vin, step }: OrderedDraft): OrderDraft {
  const { email, ...person } = sentContact(contact)
  return {
    ...(data.vehicleId === null ? {} : { vehicle_id: data.vehicleId }),
    ...(vin === '' ? {} : { vehicle_vin: vin }),
    ...(data.configUrl === '' ? {} : { config_url: data.configUrl }),
    company_uuid: checkout.company_uuid,
    vendor_uuid: checkout.vendor_uuid,
    lock_id: checkout.lock_id,
    metadata: { ...data, order_type: data.tabChoice, ...(step ? { step } : {}) },
    finance_option: normalisePaymentType(data.paymentOptionsData?.type || 'cash'),
    lead_attributes: { ...person, email },
    confirmation_by_link: checkout.confirmation_by_link,
    customer_email: email,
    locale: 'ar',
  }
}

/** The choices with which a draft continues in another tab or on another device; null for anything else. */
export function draftChoices(draft: unknown): { data: OrderData; contact: Contact; step: CheckoutStep } | null {
  if (!isRecord(draft) || !isRecord(draft.metadata)) return null
  const person = isRecord(draft.lead_attributes) ? draft.lead_attributes : {}
  const contact = Object.fromEntries(Object.keys(emptyContact()).map((field) => [field, typeof person[field] === 'string' ? person[field] : ''])) as Contact
  const { step } = draft.metadata
  return { data: readOrderData(draft.metadata), contact, step: checkoutSteps.find((one) => one === step) ?? 'details' }
}
