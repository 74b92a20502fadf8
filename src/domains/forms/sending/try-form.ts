import { leadFormData, outcomeOf, type SendForm } from './send-lead.ts'

/** Makes a call with the session of the staff, `body` unchanged; rejects without an answer. */
type Respond = (path: string, call: { method: 'POST'; headers: Record<string, string>; body: string | FormData }) => Promise<Response>

/**
 * Sends a form that staff are testing, by the call for tests and with their session. It is never queued and never redirects; `onSent` is told
 * of the lead and of the address that its mails go to.
 */
export function tryForm(respond: Respond, onSent: (lead: { id: number; mailed_to: string }) => void): SendForm {
  return async ({ apiUrl, formId, key, body }, files) => {
    const path = `${apiUrl}/forms/${formId}/test_leads`
    const hasFiles = Object.values(files).flat().length > 0
    const headers = { 'idempotency-key': key, ...(hasFiles ? {} : { 'content-type': 'application/json' }) }
    try {
      const response = await respond(path, { method: 'POST', headers, body: hasFiles ? leadFormData(body, files) : JSON.stringify(body) })
      const outcome = await outcomeOf(response)
      if (outcome.kind !== 'sent') return outcome
      onSent(outcome.lead as unknown as { id: number; mailed_to: string })
      return { kind: 'sent', lead: { ...outcome.lead, thank_you: { ...outcome.lead.thank_you, redirect_url: null } } }
    } catch {
      return { kind: 'failed' }
    }
  }
}
