import { byName } from '#kernel/by-name.ts'
import { minutes } from '#kernel/durations.ts'
import type { CodeNotice } from '../code-fields.ts'
import type { FormField, FormValues } from '../form.ts'

/** The state of a phone number's verification. `of` is the verified text of the field: another text starts again. */
export type CodeState =
  | { name: 'none'; notice: CodeNotice | null }
  | { name: 'sending'; of: string }
  /** `verification` is what the server gave with the code that it sent. */
  | { name: 'checking'; of: string; verification: string }
  | { name: 'asked'; of: string; notice: CodeNotice; verification: string }
  | { name: 'proved'; of: string; proof: string; at: number }
  /** No code can be sent: the form is submitted without it, and staff review it first. */
  | { name: 'unreachable'; of: string }
  /** The operator has no such service. */
  | { name: 'unneeded'; of: string }

/** Before a proof of the server ends, which counts for half an hour. */
const FRESH_MS = minutes(25)
export const noCode: CodeState = { name: 'none', notice: null }

/** How far the number in a field is verified: what was known of another number says nothing. */
export function stateFor(state: CodeState | undefined, text: string): CodeState {
  if (!state || ('of' in state && state.of !== text)) return noCode
  return state
}

/** What the form does for a number before it is sent: ask for a code, check the typed one, or neither. */
export function nextOfCode(state: CodeState, { isTyped, now }: { isTyped: boolean; now: number }): 'send' | 'confirm' | 'nothing' {
  if (state.name === 'none' || state.name === 'sending' || isOld(state, now)) return 'send'
  return state.name === 'asked' && isTyped ? 'confirm' : 'nothing'
}

/** Whether a form may be sent with a number in this state. */
export function mayBeSent({ name }: CodeState): boolean {
  return name === 'proved' || name === 'unreachable' || name === 'unneeded'
}

function isOld(state: CodeState, now: number): boolean {
  return state.name === 'proved' && now - state.at > FRESH_MS
}

export type Evidence = { proofs?: Record<string, string>; unverified?: true }

/** What is sent with a form: proofs by field, and whether no code could be sent. `emails` are proofs by address in small letters. */
export function evidenceOf(
  fields: readonly FormField[],
  values: FormValues,
  evidence: { codes: Readonly<Record<string, CodeState>>; emails: ReadonlyMap<string, string> },
): Evidence {
  const proofs: Record<string, string> = byName()
  let isUnverified = false
  for (const { name, type, verify } of fields) {
    const text = textOf(values[name])
    if (!verify || text === '') continue
    const state = stateFor(evidence.codes[name], text)
    const proof = type === 'email' ? evidence.emails.get(text.toLowerCase()) : state.name === 'proved' ? state.proof : undefined
    if (proof) proofs[name] = proof
    isUnverified ||= type === 'phone' && state.name === 'unreachable'
  }
  return { ...(Object.keys(proofs).length > 0 ? { proofs } : {}), ...(isUnverified ? { unverified: true } : {}) }
}

/** The fields whose values have to be verified before these are sent. */
export function fieldsToVerify(fields: readonly FormField[], values: FormValues): FormField[] {
  return fields.filter(({ name, type, verify }) => verify && (type === 'email' || type === 'phone') && textOf(values[name]) !== '')
}

/** The text of a field, without space around it; the first of several. */
export function textOf(value: string | readonly string[] | undefined): string {
  return ([value ?? []].flat()[0] ?? '').trim()
}
