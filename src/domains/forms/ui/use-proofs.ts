import { byName } from '#kernel/by-name.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ValueFlaw } from '../check-values.ts'
import { type CodeNotice, codeName } from '../code-fields.ts'
import type { FormField, FormValues } from '../form.ts'
import { type CodeState, type Evidence, evidenceOf, fieldsToVerify, mayBeSent, nextOfCode, noCode, stateFor, textOf } from './code-state.ts'
import { controlsOf } from './read-values.ts'

export type ProofSource = {
  fields: readonly FormField[]
  /** Whose phone numbers are typed without a code, best first. */
  countries: readonly string[]
  element: RefObject<HTMLFormElement | null>
  /** The server's state of a plain post that still needs a code, and what it gave for the fields. */
  codeNotices: Readonly<Record<string, CodeNotice>>
  givenProofs: Readonly<Record<string, string>>
  form: { formId: number; apiUrl: string }
  values: FormValues
}

/**
 * Verifies phone numbers and e-mail addresses of a form in the browser, for fields that are to be verified. Long, since codes, proofs and their expiry
 * are one state.
 */
export function useProofs({ fields, countries, element, codeNotices, givenProofs, form, values }: ProofSource) {
  const [codes, setCodes] = useState<Readonly<Record<string, CodeState>>>(() =>
    Object.fromEntries(
      Object.entries(codeNotices).map(([name, notice]) => [
        name,
        { name: 'asked', of: textOf(values[name]), notice, verification: givenProofs[name] ?? '' } as const,
      ]),
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

  const stateOf = (name: string, text: string): CodeState => stateFor(latest.current[name], text)

  /** The answer about an address; each is asked about once. */
  const checkEmail = async (email: string): Promise<ValueFlaw | undefined> => {
    const asking = emails.current.get(email) ?? import('../sending/ask-proofs.ts').then(({ askAboutEmail }) => askAboutEmail(email))
    emails.current.set(email, asking)
    const { isValid, proof } = await asking
    if (isValid) emailProofs.current.set(email, proof)
    return isValid ? undefined : { code: 'not_reachable' }
  }

  const sendCode = async (name: string, text: string): Promise<void> => {
    const number = await numberOf(text, countries)
    if (!number) return
    write(name, { name: 'sending', of: text })
    const { askForCode } = await import('../sending/ask-proofs.ts')
    const { sent: sentCode, verification } = await askForCode(number, form)
    if (sentCode === 'unreachable') return write(name, { name: 'unreachable', of: text })
    if (sentCode === 'not_configured') return write(name, { name: 'unneeded', of: text })
    write(name, sentCode === 'refused' ? { name: 'none', notice: 'refused' } : { name: 'asked', of: text, notice: sentCode, verification })
    if (sentCode === 'sent') focusCode(element, name)
  }

  const confirm = async (name: string, text: string): Promise<void> => {
    const number = await numberOf(text, countries)
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
    const next = nextOfCode(stateOf(field.name, text), { isTyped: typedCode(element, field.name) !== '', now: Date.now() })
    if (next === 'send') await sendCode(field.name, text)
    if (next === 'confirm') await confirm(field.name, text)
    return mayBeSent(stateOf(field.name, text)) ? undefined : { code: 'unverified' }
  }

  /** Verifies these fields as far as possible without the visitor; the rest are returned as errors. */
  const proveAll = async (asking: readonly FormField[], values: FormValues): Promise<Record<string, ValueFlaw>> => {
    const flaws: Record<string, ValueFlaw> = byName()
    for (const field of fieldsToVerify(asking, values)) {
      const flaw = await prove(field, textOf(values[field.name]))
      if (flaw) flaws[field.name] = flaw
    }
    return flaws
  }

  /** What is submitted with the form: proofs by field, and whether no code could be sent. */
  const evidence = (values: FormValues): Evidence => evidenceOf(fields, values, { codes: latest.current, emails: emailProofs.current })

  /** Drops a proof that the server refused, so that it is requested again. */
  const forget = (flaws: Readonly<Record<string, ValueFlaw>>) => {
    for (const [name, { code }] of Object.entries(flaws)) if (code === 'unverified') write(name, noCode)
  }
  return { codes, stateOf, checkEmail, sendCode, confirm, proveAll, evidence, forget }
}

/** True once the rules of all countries are there, which a phone field asks for when it is touched. */
export function useNumberRules() {
  const [isNumber, setRules] = useState<((text: string, countries: readonly string[]) => boolean) | null>(null)
  const load = async () => {
    const { phoneNumber } = await import('../phone-number.ts')
    setRules(() => (text: string, countries: readonly string[]) => phoneNumber(text, ...countries) !== null)
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
  const [passedText, setPassedText] = useState<string>()
  // The clock of the browser says when it is time.
  useEffect(() => {
    const timer = setTimeout(() => setPassedText(since), ms)
    return () => clearTimeout(timer)
  }, [ms, since])
  return passedText === since
}

async function numberOf(text: string, countries: readonly string[]): Promise<string | null> {
  const { phoneNumber } = await import('../phone-number.ts')
  return phoneNumber(text, ...countries)
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
