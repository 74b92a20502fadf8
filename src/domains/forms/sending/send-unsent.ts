import { formHref } from '../form-href.ts'
import { keep } from '../ui/kept-values.ts'
import { sendLead, type SendOutcome } from './send-lead.ts'
import { forgetUnsent, readUnsent } from './unsent-leads.ts'

/**
 * Dispatched on the window when a queued form has been answered. A listener that shows the answer itself calls `preventDefault`; otherwise a notice is shown.
 */
export const UNSENT_ANSWERED = 'maarad:unsent-answered'
export type UnsentAnswer = { key: string; outcome: SendOutcome }

/** Dispatched on the window when no form of the page shows the answer. A refused form can be corrected at its address. */
export const UNSENT_NOTICE = 'maarad:unsent-notice'
export type UnsentNotice = { kind: 'sent' } | { kind: 'refused'; href: string }

/**
 * Sends queued forms one by one, in one tab at a time. A form stays queued when the network or the service fails, and the next ones are still tried. A
 * refused form is not sent again; the visitor gets it back as it was filled in.
 */
export async function sendUnsent(): Promise<void> {
  await navigator.locks.request('maarad-unsent-leads', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    for (const lead of readUnsent()) {
      const outcome = await sendLead(lead)
      if (outcome.kind === 'unreachable' || outcome.kind === 'too_many') return
      if (outcome.kind !== 'sent' && outcome.kind !== 'refused') continue
      forgetUnsent(lead.key)
      const answer = new CustomEvent<UnsentAnswer>(UNSENT_ANSWERED, { cancelable: true, detail: { key: lead.key, outcome } })
      if (!dispatchEvent(answer)) continue
      if (outcome.kind === 'refused') keep(lead.formId, { key: lead.key, values: lead.body.attributes })
      const detail: UnsentNotice = outcome.kind === 'sent' ? { kind: 'sent' } : { kind: 'refused', href: formHref({ formId: lead.formId }) }
      dispatchEvent(new CustomEvent<UnsentNotice>(UNSENT_NOTICE, { detail }))
    }
  })
}
