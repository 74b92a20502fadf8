import { z } from 'zod'
import type { Texts, Words } from '#kernel/words/words.ts'
import type { MailFact } from './parts.tsx'

/** Facts of an order with their names, in the language of the reader, as `domains/orders` gives them. */
export const orderFacts = z.array(z.object({ label: z.string(), value: z.string(), group: z.string().default('') })).default([])

/** A car and the customer who orders it or asks about it; what is not known is ''. */
export const carAndCustomer = {
  vehicle: z.string().default(''),
  vin: z.string().default(''),
  customerName: z.string().default(''),
  email: z.string().default(''),
  phone: z.string().default(''),
}
type CarAndCustomer = Readonly<Record<keyof typeof carAndCustomer, string>>

export const carAndCustomerWords = {
  vehicle: ['Car', 'السيارة'],
  vin: ['VIN', 'رقم الهيكل'],
  customer: ['Customer', 'العميل'],
  email: ['E-mail', 'البريد الإلكتروني'],
  phone: ['Mobile number', 'رقم الجوال'],
} as const satisfies Words
type CarAndCustomerTexts = Texts<typeof carAndCustomerWords>

export function carFacts({ vehicle, vin }: CarAndCustomer, texts: CarAndCustomerTexts): MailFact[] {
  return [
    { label: texts.vehicle, value: vehicle },
    { label: texts.vin, value: vin },
  ]
}

export function customerFacts({ customerName, phone, email }: CarAndCustomer, texts: CarAndCustomerTexts): MailFact[] {
  return [
    { label: texts.customer, value: customerName },
    { label: texts.phone, value: phone },
    { label: texts.email, value: email },
  ]
}
