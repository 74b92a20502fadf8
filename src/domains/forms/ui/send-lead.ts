import type { HONEYPOT_FIELD, SOLUTION_FIELD } from '#domains/spam/index.ts'
import type { ValueFlaw } from '../check-values.ts'
import type { FormText } from '../form.ts'

/** What is sent of a form, as the call takes it (C-227, C-228). */
export type LeadBody = {
  attributes: Record<string, string | string[]>
  form_version: number
  page_url: string
  /** The solution of a challenge, which tells people from robots. */
  [SOLUTION_FIELD]?: string
  /** Must be empty: only robots fill it in. */
  [HONEYPOT_FIELD]?: string
}

/** The id, and what the visitor reads. */
export type SentLead = { id: number | string; thank_you: { heading: FormText | string; text: FormText | string; redirect_url?: string | null } }

export type SendOutcome =
  | { kind: 'sent'; lead: SentLead }
  /** Fields that the server refused: its codes are those of {@link ValueFlaw}. */
  | { kind: 'refused'; flaws: Record<string, ValueFlaw> }
  | { kind: 'too_many' }
  | { kind: 'failed' }
  /** The request did not get an answer: there is no connection, or it was lost on the way. */
  | { kind: 'unreachable' }

const TIMEOUT_MS = 30_000

/**
 * Sends a form once. The key makes any repetition harmless: the server answers with the lead that it has stored already.
 */
export async function sendLead(
  formId: number,
  body: LeadBody,
  { key, files }: { key: string; files?: Readonly<Record<string, readonly File[]>> },
): Promise<SendOutcome> {
  let response: Response
  try {
    response = await fetch(`/forms_api/forms/${formId}/leads`, { method: 'POST', ...encoded(body, files ?? {}, key), signal: AbortSignal.timeout(TIMEOUT_MS) })
  } catch {
    return { kind: 'unreachable' }
  }
  if (response.status === 201 || response.status === 200) return { kind: 'sent', lead: ((await response.json()) as { data: SentLead }).data }
  if (response.status === 429) return { kind: 'too_many' }
  if (response.status !== 422) return { kind: 'failed' }
  const { errors = [] } = (await response.json().catch(() => ({}))) as { errors?: { field?: string; code: ValueFlaw['code']; number?: number }[] }
  const flaws = errors.flatMap(({ field, code, number }) => (field ? [[field, { code, number } as ValueFlaw] as const] : []))
  return flaws.length > 0 ? { kind: 'refused', flaws: Object.fromEntries(flaws) } : { kind: 'failed' }
}

function encoded(body: LeadBody, files: Readonly<Record<string, readonly File[]>>, key: string): Pick<RequestInit, 'body' | 'headers'> {
  const headers = { 'idempotency-key': key }
  if (Object.values(files).flat().length === 0) return { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
  const { attributes, ...rest } = body
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.append(name, String(value))
  for (const [name, value] of Object.entries(attributes)) for (const text of [value].flat()) form.append(`attributes[${name}]`, text)
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) form.append(`attributes[${name}]`, file)
  return { body: form, headers }
}
