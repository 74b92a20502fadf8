import type { LeadState } from './lead.ts'

/** What narrows a list of leads. Days as `2026-05-15`, or instants of ISO 8601; both ends belong to it (C-221). */
export type LeadFilter = {
  form_id?: number | undefined
  retailer_id?: number | undefined
  owner_id?: number | undefined
  state?: LeadState | undefined
  source?: string | undefined
  created_at_gteq?: string | undefined
  created_at_lteq?: string | undefined
  /** Only leads that nobody answered in time. */
  late?: boolean | undefined
  /** A text that the answers contain. */
  q?: string | undefined
}
