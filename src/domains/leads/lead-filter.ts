import type { LeadState } from './lead.ts'

/** The filters of a list of leads. Days such as `2026-05-15`, or ISO 8601 instants; both ends are included (C-221). */
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
