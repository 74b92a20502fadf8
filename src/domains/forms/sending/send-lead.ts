import { track } from '#domains/analytics/index.ts'
import type { HONEYPOT_FIELD, SpamProof } from '#domains/spam/index.ts'
import type { ValueFlaw } from '../check-values.ts'
import type { FormText } from '../form.ts'
import { rememberLead } from './last-lead.ts'
import { createFormsClient, type FormsRequest } from '../forms-client.ts'

/** A submission, as the API accepts it (C-227, C-228). */
export type LeadBody = {
  attributes: Record<string, string | string[]>
  form_version: number
  page_url: string
  /** The proofs of verified fields, by their names. */
  proofs?: Record<string, string>
  /** No code could be sent to the phone. */
  unverified?: true
  /** Must be empty: only robots fill it in. */
  [HONEYPOT_FIELD]?: string
} & SpamProof

/** The id of the lead, and the message for the visitor. */
export type SentLead = { id: number | string; thank_you: { heading: FormText | string; text: FormText | string; redirect_url?: string | null } }

export type SendOutcome =
  | { kind: 'sent'; lead: SentLead }
  /** Fields that the server refused: its codes are those of {@link ValueFlaw}. */
  | { kind: 'refused'; flaws: Record<string, ValueFlaw> }
  | { kind: 'too_many' }
  | { kind: 'failed' }
  /** Kept in the browser to be sent later; the visitor can still change it. */
  | { kind: 'held' }
  /** The request got no answer: there is no connection, or it was lost. */
  | { kind: 'unreachable' }

/** A form that is ready to be sent, as the browser stores it while it waits. */
export type LeadToSend = { apiUrl: string; formId: number; key: string; body: LeadBody }
export type LeadFiles = Readonly<Record<string, readonly File[]>>
export type SendForm = (lead: LeadToSend, files: LeadFiles) => Promise<SendOutcome>

const TIMEOUT_MS = 30_000

/** Sends a form once. The key makes any repetition harmless: the server answers with the lead that it has stored already. */
export async function sendLead({ apiUrl, formId, key, body }: LeadToSend, files: LeadFiles = {}): Promise<SendOutcome> {
  let response: Response
  try {
    const { attributes, ...more } = body
    const client = createFormsClient(apiUrl, (request) => send(request, files))
    response = await client.submitLead(formId, { attributes, more }, key)
  } catch {
    return { kind: 'unreachable' }
  }
  if (response.ok) track({ event: 'generate_lead', form_id: formId })
  const outcome = await outcomeOf(response)
  if (outcome.kind === 'sent') rememberLead(outcome.lead.id)
  return outcome
}

/** Maps a response of the service to the outcome for the visitor. */
export async function outcomeOf(response: Response): Promise<SendOutcome> {
  if (response.ok) return { kind: 'sent', lead: ((await response.json()) as { data: SentLead }).data }
  if (response.status === 429) return { kind: 'too_many' }
  if (response.status !== 422) return { kind: 'failed' }
  // An answer without JSON names no field; the form says that it was refused.
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: { field?: string; code: ValueFlaw['code']; number?: number }[] }
  const flaws = errors.flatMap(({ field, code, number }) => (field ? [[field, { code, number } as ValueFlaw] as const] : []))
  return flaws.length > 0 ? { kind: 'refused', flaws: Object.fromEntries(flaws) } : { kind: 'failed' }
}

/** Sends JSON, or form data when there are files (C-228). */
function send({ method, path, body, headers = {} }: FormsRequest, files: LeadFiles): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (Object.values(files).flat().length > 0) return fetch(path, { credentials: 'omit', method, body: leadFormData(body as LeadBody, files), headers, signal })
  return fetch(path, { credentials: 'omit', method, body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' }, signal })
}

/** The body as form data, with files. */
export function leadFormData({ attributes, proofs = {}, ...rest }: LeadBody, files: LeadFiles): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.append(name, String(value))
  for (const [name, value] of Object.entries(proofs)) form.append(`proofs[${name}]`, value)
  for (const [name, value] of Object.entries(attributes)) for (const text of [value].flat()) form.append(`attributes[${name}]`, text)
  for (const [name, chosenFiles] of Object.entries(files)) for (const file of chosenFiles) form.append(`attributes[${name}]`, file)
  return form
}
