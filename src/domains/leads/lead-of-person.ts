import type { LeadState } from './lead.ts'

/** Another lead of the person behind a lead. */
export type LeadOfPerson = { id: number; form_id: number; state: LeadState; created_at: string; merged_into: number | null }
