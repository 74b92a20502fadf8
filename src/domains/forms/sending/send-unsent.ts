import { sendLead, type SendOutcome } from './send-lead.ts'
import { forgetUnsent, readUnsent } from './unsent-leads.ts'

/** Told on the window when a form that waited has been answered. */
export const UNSENT_ANSWERED = 'maarad:unsent-answered'
export type UnsentAnswer = { key: string; outcome: SendOutcome }

/**
 * Sends what waits, one after the other. Only one tab does it at a time. Forms that the server refuses leave as well: they would be
 * refused again. What cannot be reached waits on.
 */
export async function sendUnsent(): Promise<void> {
  await navigator.locks.request('maarad-unsent-leads', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    for (const lead of readUnsent()) {
      const outcome = await sendLead(lead)
      if (outcome.kind === 'unreachable' || outcome.kind === 'too_many' || outcome.kind === 'failed') return
      forgetUnsent(lead.key)
      dispatchEvent(new CustomEvent<UnsentAnswer>(UNSENT_ANSWERED, { detail: { key: lead.key, outcome } }))
    }
  })
}
