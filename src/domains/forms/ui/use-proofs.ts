import { byName } from '#kernel/by-name.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ValueFlaw } from '../check-values.ts'
import { type CodeNotice, codeName } from '../code-fields.ts'
import type { FormField, FormValues } from '../form.ts'
import { controlsOf } from './read-values.ts'

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

export type ProofSource = {
  fields: readonly FormField[]
  country: string
  element: RefObject<HTMLFormElement | null>
  /** The server's state of a plain post that still needs a code, and what it gave for the fields. */
  asked: Readonly<Record<string, CodeNotice>>
  given: Readonly<Record<string, string>>
  form: { formId: number; apiUrl: string }
  values: FormValues
}

/** Before a proof of the server ends, which counts for half an hour. */
const FRESH_MS = 25 * 60_000
const none: CodeState = { name: 'none', notice: null }

/**
 * Verifies phone numbers and e-mail addresses of a form in the browser, for fields that are to be verified. Long, since codes, proofs and their expiry
 * are one state.
 */
export function useProofs({ fields, country, element, asked, given, form, values }: ProofSource) {
  const [codes, setCodes] = useState<Readonly<Record<string, CodeState>>>(() =>
    Object.fromEntries(
      Object.entries(asked).map(([name, notice]) => [name, { name: 'asked', of: textOf(values[name]), notice, verification: given[name] ?? '' } as const]),
    ),
  )
  // Read by what runs across several answers, where the state of the drawing is too old.
  const latest = useRef(codes)
  const emails = useRef(new Map<string, Promise<{ isValid: boolean; proof: string }>>())
  const emailProofs = useRef(new Map<string, string>())
  const write = (name: string, state: CodeState) => {
    latest.current = { ...latest.current, [name]: state }
    // Drawn at once, so that the focus finds what is there now.
    flushSync(() => setCodes(latest.current))
  }

  const stateOf = (name: string, text: string): CodeState => {
    const state = latest.current[name] ?? none
    return 'of' in state && state.of !== text ? none : state
  }

  /** The answer about an address; each is asked about once. */
  const checkEmail = async (email: string): Promise<ValueFlaw | undefined> => {
    const asking = emails.current.get(email) ?? import('../sending/ask-proofs.ts').then(({ askAboutEmail }) => askAboutEmail(email))
    emails.current.set(email, asking)
    const { isValid, proof } = await asking
    if (isValid) emailProofs.current.set(email, proof)
    return isValid ? undefined : { code: 'not_reachable' }
  }

  const sendCode = async (name: string, text: string): Promise<void> => {
    const number = await numberOf(text, country)
    if (!number) return
    write(name, { name: 'sending', of: text })
    const { askForCode } = await import('../sending/ask-proofs.ts')
    const { sent, verification } = await askForCode(number, form)
    if (sent === 'unreachable') return write(name, { name: 'unreachable', of: text })
    if (sent === 'not_configured') return write(name, { name: 'unneeded', of: text })
    write(name, sent === 'refused' ? { name: 'none', notice: 'refused' } : { name: 'asked', of: text, notice: sent, verification })
    if (sent === 'sent') focusCode(element, name)
  }

  const confirm = async (name: string, text: string): Promise<void> => {
    const number = await numberOf(text, country)
    const code = typedCode(element, name)
    const before = stateOf(name, text)
    const verification = before.name === 'asked' ? before.verification : ''
    if (!number) return
    if (code === '') return focusCode(element, name)
    write(name, { name: 'checking', of: text, verification })
    const { giveCode } = await import('../sending/ask-proofs.ts')
    const answer = await giveCode(number, { code, verification })
    if (answer.kind === 'proved') return write(name, { name: 'proved', of: text, proof: answer.proof, at: Date.now() })
    if (answer.kind === 'unreachable') return write(name, { name: 'unreachable', of: text })
    write(name, { name: 'asked', of: text, notice: answer.kind, verification })
    focusCode(element, name)
  }

  const prove = async (field: FormField, text: string): Promise<ValueFlaw | undefined> => {
    if (field.type === 'email') return checkEmail(text.toLowerCase())
    const before = stateOf(field.name, text)
    if (before.name === 'proved' && Date.now() - before.at > FRESH_MS) write(field.name, none)
    if (['none', 'sending'].includes(stateOf(field.name, text).name)) await sendCode(field.name, text)
    else if (before.name === 'asked' && typedCode(element, field.name) !== '') await confirm(field.name, text)
    return ['proved', 'unreachable', 'unneeded'].includes(stateOf(field.name, text).name) ? undefined : { code: 'unverified' }
  }

  /** Verifies these fields as far as possible without the visitor; the rest are returned as errors. */
  const proveAll = async (asking: readonly FormField[], values: FormValues): Promise<Record<string, ValueFlaw>> => {
    const flaws: Record<string, ValueFlaw> = byName()
    for (const field of asking) {
      const text = textOf(values[field.name])
      if (!field.verify || text === '' || !['email', 'phone'].includes(field.type)) continue
      const flaw = await prove(field, text)
      if (flaw) flaws[field.name] = flaw
    }
    return flaws
  }

  /** What is submitted with the form: proofs by field, and whether no code could be sent. */
  const evidence = (values: FormValues): { proofs?: Record<string, string>; unverified?: true } => {
    const proofs: Record<string, string> = byName()
    let isUnverified = false
    for (const { name, type, verify } of fields) {
      const text = textOf(values[name])
      if (!verify || text === '') continue
      const state = stateOf(name, text)
      const proof = type === 'email' ? emailProofs.current.get(text.toLowerCase()) : state.name === 'proved' ? state.proof : undefined
      if (proof) proofs[name] = proof
      isUnverified ||= type === 'phone' && state.name === 'unreachable'
    }
    return { ...(Object.keys(proofs).length > 0 ? { proofs } : {}), ...(isUnverified ? { unverified: true } : {}) }
  }

  /** Drops a proof that the server refused, so that it is requested again. */
  const forget = (flaws: Readonly<Record<string, ValueFlaw>>) => {
    for (const [name, { code }] of Object.entries(flaws)) if (code === 'unverified') write(name, none)
  }
  return { codes, stateOf, checkEmail, sendCode, confirm, proveAll, evidence, forget }
}

/** True once the rules of all countries are there, which a phone field asks for when it is touched. */
export function useNumberRules(country: string) {
  const [isNumber, setRules] = useState<((text: string) => boolean) | null>(null)
  const load = async () => {
    const { phoneNumber } = await import('../phone-number.ts')
    setRules(() => (text: string) => phoneNumber(text, country) !== null)
  }
  const isWanted = useRef(false)
  const want = () => {
    if (isWanted.current) return
    isWanted.current = true
    // Without the rules of countries the server alone judges the number.
    void load().catch(() => undefined)
  }
  return { isNumber, want }
}

/** Whether this much time has passed since `since` last changed. */
export function useLater(ms: number, since: string): boolean {
  const [passed, setPassed] = useState<string>()
  // The clock of the browser says when it is time.
  useEffect(() => {
    const timer = setTimeout(() => setPassed(since), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
  return passed === since
}

async function numberOf(text: string, country: string): Promise<string | null> {
  const { phoneNumber } = await import('../phone-number.ts')
  return phoneNumber(text, country)
}

export function textOf(value: string | readonly string[] | undefined): string {
  return ([value ?? []].flat()[0] ?? '').trim()
}

function typedCode(element: RefObject<HTMLFormElement | null>, field: string): string {
  return codeControl(element, field)?.value.trim() ?? ''
}

/** After the next frame, when it is drawn. */
function focusCode(element: RefObject<HTMLFormElement | null>, field: string): void {
  requestAnimationFrame(() => codeControl(element, field)?.focus())
}

function codeControl({ current }: RefObject<HTMLFormElement | null>, field: string) {
  return current ? controlsOf(current, codeName(field))[0] : undefined
}
