import type { LeadAttributes } from '#domains/forms/index.ts'

/**
 * Every move that staff may make with a lead. `test` is what staff sent to try a form: it is in no list and no count, and goes after a day.
 * `suspected` is held back as spam until somebody releases it to `new`; the rest is how far
 * the work has come. Checked when the server starts.
 */
export const leadMoves = {
  suspected: ['new', 'rejected'],
  new: ['contacted', 'won', 'lost', 'rejected'],
  contacted: ['new', 'won', 'lost', 'rejected'],
  won: ['contacted', 'lost'],
  lost: ['contacted', 'won'],
  rejected: ['new'],
  test: [],
} as const satisfies Record<string, readonly string[]>

export type LeadState = keyof typeof leadMoves
export const leadStates = Object.keys(leadMoves) as [LeadState, ...LeadState[]]

/** The state of a lead's webhooks: the worst of all. */
export type IntegrationsStatus = 'none' | 'queued' | 'sent' | 'failed'

/** A lead as staff see it (C-067, C-068). */
export type Lead = {
  id: number
  form_id: number
  /** The version of the form that the visitor saw. */
  form_version: number
  state: LeadState
  /** Values by the names of fields; of a file its id. */
  attributes: LeadAttributes
  /** The name of the person; '' when the form asked for none. */
  name: string
  email: string
  /** In the international form, `+971501234567`, where the number could be read. */
  phone: string
  locale: 'ar' | 'en'
  /** The page of the form without personal parts of its query. */
  page_url: string
  /** The `utm_source` that led to the page. */
  source: string
  retailer_id: number | null
  owner_id: number | null
  /** Why it was held back; empty for others. */
  suspicions: readonly string[]
  integrations_status: IntegrationsStatus
  version: string
  answered_at: string | null
  /** Until when it should be answered; null where no time is set. */
  due_at: string | null
  /** The lead of the same person that this one is read with. */
  merged_into: number | null
  created_at: string
  updated_at: string
}

/** A consent that was given with a lead: text, version, time, channel, address. */
export type ConsentRecord = { field: string; text: string; version: number; channel: string; address: string; given_at: string }

/** A file that came with a lead. Only staff who see the lead may read it. */
export type LeadFile = { id: number; field: string; name: string; type: string; bytes: number }

/** An entry of a lead's timeline. */
export type LeadEvent = { id: number; lead_id: number; type: LeadEventType; detail: Record<string, unknown>; actor: string; at: string }
export const leadEventTypes = [
  'received',
  'verified',
  'held_back',
  'released',
  'opened',
  'state',
  'owner',
  'note',
  'answered',
  'task',
  'task_done',
  'requeued',
  'merged',
  'unmerged',
] as const
export type LeadEventType = (typeof leadEventTypes)[number]

/** What somebody wants to do about a lead at a time; `owner_id` null is for whoever sees the lead. */
export type LeadTask = {
  id: number
  lead_id: number
  text: string
  due_at: string
  owner_id: number | null
  created_by: string
  done_at: string | null
  done_by: string
}
