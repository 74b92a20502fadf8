import type { FormVersion } from '#domains/forms/index.ts'
import type { ConsentRecord, Lead, LeadEvent, LeadFact, LeadFile } from '#domains/leads/index.ts'

/** A lead with all that belongs to it, as the API tells it. */
export type WholeLead = Lead & {
  form: FormVersion
  facts: readonly LeadFact[]
  consents: readonly ConsentRecord[]
  files: readonly LeadFile[]
  events: readonly LeadEvent[]
  deliveries: readonly { id: number; kind: string; target: string; state: string }[]
}
