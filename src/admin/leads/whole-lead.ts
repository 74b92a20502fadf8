import type { FormVersion } from '#domains/forms/index.ts'
import type { ConsentRecord, Lead, LeadEvent, LeadFact, LeadFile, LeadOfPerson } from '#domains/leads/index.ts'

export type LeadDelivery = {
  id: number
  kind: string
  key: string
  target: string
  subjectId: string
  state: string
  error: string
  nextAt: string
  sentAt: string | null
}

/** A lead with all its details, as the API returns it. */
export type WholeLead = Lead & {
  form: FormVersion
  facts: readonly LeadFact[]
  consents: readonly ConsentRecord[]
  files: readonly LeadFile[]
  events: readonly LeadEvent[]
  deliveries: readonly LeadDelivery[]
  same_person: readonly LeadOfPerson[]
  orders: readonly { id: number; order_number: string }[]
}
