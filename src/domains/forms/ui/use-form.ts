import { type RefObject, useEffect, useRef, useState } from 'react'
import { campaignQuery } from '#domains/analytics/index.ts'
import { CAPTCHA_FIELD, HONEYPOT_FIELD, prepareProof, type SpamProof } from '#domains/spam/index.ts'
import { checkValues, countriesOfNumbers, type ValueFlaw } from '../check-values.ts'
import { type CodeNotice, codeName } from '../code-fields.ts'
import { shownFields } from '../conditions.ts'
import type { FormChoices, FormField, FormValues, PublicForm } from '../form.ts'
import { type FormMappings, prefilledValues } from '../mappings.ts'
import { forgetKept, keep, readKept } from './kept-values.ts'
import { controlsOf, givenFiles, readFiles, readValues, writeValues } from './read-values.ts'
import { type LeadBody, type LeadToSend, type SendForm, type SendOutcome, sendLead, type SentLead } from '../sending/send-lead.ts'
import { UNSENT_ANSWERED, type UnsentAnswer } from '../sending/send-unsent.ts'
import { stepsOf } from './form-steps.ts'
import { keepUnsent } from '../sending/unsent-leads.ts'
import { textOf } from './code-state.ts'
import { attributesOf, fieldsShown, flawsOfStep, flawsWhileTyping, stepWithFlaw, withoutConsents } from './filled-form.ts'
import { useNumberRules, useProofs } from './use-proofs.ts'

/** The phase of the form, from the first input to the thanks. */
export type FormPhase =
  | { name: 'filling' }
  | { name: 'sending' }
  | { name: 'failed'; why: 'failed' | 'too_many' | 'changed' | 'waiting_files' }
  | { name: 'waiting'; key: string }
  | { name: 'sent'; lead: SentLead }

export type FormSource = {
  form: PublicForm
  /** Where the forms service is (C-205). */
  apiUrl: string
  choices: FormChoices
  mappings: FormMappings | null
  /** Values and flaws that the server gives: defaults, or those of a plain post that it refused. */
  values: FormValues
  flaws: Readonly<Record<string, ValueFlaw>>
  /** Country of phone numbers without a code; '' where only whole numbers are known. */
  country: string
  /** Phone numbers whose code a plain post is asked for. */
  codeNotices: Readonly<Record<string, CodeNotice>>
  /** What the server gave for the fields of a plain post: proofs, or what codes are checked with. */
  givenProofs: Readonly<Record<string, string>>
  /** Replaces the normal sending, when staff test a form. */
  send?: SendForm | undefined
}

/**
 * The behaviour of the form in the browser: validation, steps, storing typed values, submission. Long, since all of it reads and writes the values of one
 * form.
 */
export function useForm({
  form,
  apiUrl,
  choices,
  mappings,
  values: givenValues,
  flaws: givenFlaws,
  country,
  codeNotices,
  givenProofs,
  send = sendLead,
}: FormSource) {
  const element = useRef<HTMLFormElement>(null)
  const sendKey = useRef('')
  const proof = useRef<Promise<() => Promise<SpamProof>> | null>(null)
  const [values, setValues] = useState<FormValues>(givenValues)
  const [flaws, setFlaws] = useState(givenFlaws)
  const [phase, setPhase] = useState<FormPhase>({ name: 'filling' })
  const [at, setAt] = useState(0)
  const countriesBy = (all: FormValues) => countriesOfNumbers(form.fields, all, { choices, country })
  const proofs = useProofs({
    ...{ fields: form.fields, countries: countriesBy(values), element, codeNotices, givenProofs },
    ...{ form: { formId: form.id, apiUrl }, values: givenValues },
  })
  const { isNumber, want: wantNumberRules } = useNumberRules()
  const shownNames = shownFields(form.fields, values)
  const steps = stepsOf(form.fields, shownNames)
  const current = Math.min(at, steps.length - 1)

  // The browser knows what the server could not: the address of the page, what was typed before, and what stands in the controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration
  useEffect(() => {
    if (!element.current) return
    // The visitor whose touch loaded the script is already in a field.
    const { activeElement: touchedElement } = document
    if (touchedElement instanceof HTMLInputElement && element.current.contains(touchedElement)) onTouch(touchedElement.name)
    const keptForm = readKept(form.id)
    sendKey.current = keptForm?.key ?? crypto.randomUUID()
    proof.current = prepareProof(apiUrl)
    if (mappings) writeValues(element.current, prefilledValues(form.fields, mappings, new URLSearchParams(location.search)), false)
    if (keptForm) writeValues(element.current, keptForm.values, true)
    const drawnValues = readValues(element.current, form.fields)
    const now = { ...givenValues, ...keptForm?.values, ...drawnValues }
    setValues(now)
    // Typed before the script ran.
    if (Object.entries(drawnValues).some(([name, value]) => String(value) !== String(givenValues[name] ?? ''))) {
      keep(form.id, { key: sendKey.current, values: withoutConsents(now, form.fields) })
    }
  }, [])

  const check = (all: FormValues) =>
    checkValues(form.fields, all, {
      choices,
      now: new Date(),
      isNumber: isNumber && ((text) => isNumber(text, countriesBy(all))),
      files: element.current ? givenFiles(readFiles(element.current, form.fields)) : {},
    })

  const onInput = () => {
    if (!element.current) return
    proof.current ??= prepareProof(apiUrl) // a second request needs another one
    const now = { ...values, ...readValues(element.current, form.fields) }
    const foundFlaws = check(now)
    setValues(now)
    setFlaws((before) => flawsWhileTyping(before, foundFlaws))
    keep(form.id, { key: sendKey.current, values: withoutConsents(now, form.fields) })
  }

  const onLeave = (name: string) => {
    const flaw = check(values)[name]
    // Leaving an empty field shows no error (C-146).
    if (flaw && flaw.code !== 'required') setFlaws((before) => ({ ...before, [name]: flaw }))
    if (!flaw) void askAboutEmail(name)
  }

  /** Checks an e-mail address when its field is left (C-151). */
  const askAboutEmail = async (name: string) => {
    const field = form.fields.find((candidate) => candidate.name === name && candidate.type === 'email' && candidate.verify)
    const email = textOf(values[name])
    const flaw = field && email !== '' ? await proofs.checkEmail(email.toLowerCase()) : undefined
    const [control] = element.current ? controlsOf(element.current, name) : []
    const isSame = control?.value.trim() === email
    if (flaw && isSame) setFlaws((before) => ({ ...before, [name]: flaw }))
  }

  /** Actions of a phone field's buttons; an invalid number is reported first. */
  const verify = async (name: string, text: string, what: 'sendCode' | 'confirm') => {
    const flaw: ValueFlaw | undefined = text === '' ? { code: 'required' } : check(values)[name]
    setFlaws(({ [name]: _before, ...others }) => (flaw ? { ...others, [name]: flaw } : others))
    if (flaw) return focusFirst(element, form.fields, { [name]: flaw })
    await proofs[what](name, text)
  }

  const onTouch = (name: string) => {
    if (form.fields.some((field) => field.name === name && field.type === 'phone')) wantNumberRules()
  }

  const goOn = async () => {
    const foundFlaws = flawsOfStep(steps[current], check(values))
    const here = Object.keys(foundFlaws).length > 0 ? foundFlaws : await proofs.proveAll(steps[current]?.fields ?? [], values)
    setFlaws(here)
    if (Object.keys(here).length > 0) return focusFirst(element, form.fields, here)
    setAt(current + 1)
    focusStep(element)
  }

  const submit = async () => {
    if (!element.current || phase.name === 'sending') return
    if (current < steps.length - 1) return goOn()
    const all = { ...values, ...readValues(element.current, form.fields) }
    const foundFlaws = check(all)
    setFlaws(foundFlaws)
    if (Object.keys(foundFlaws).length > 0) return goToFlaw(foundFlaws)
    setPhase({ name: 'sending' })
    const unproved = await proofs.proveAll(fieldsShown(form.fields, all), all)
    if (Object.keys(unproved).length > 0) {
      setPhase({ name: 'filling' })
      setFlaws(unproved)
      return goToFlaw(unproved)
    }
    if (!element.current) return
    const files = readFiles(element.current, form.fields)
    const body = {
      ...bodyOf(form, attributesOf(form.fields, all, givenValues), element.current),
      ...proofs.evidence(all),
      ...(await (
        await (proof.current ?? prepareProof(apiUrl))
      )()),
    }
    const lead = { apiUrl, formId: form.id, key: sendKey.current, body }
    settle(await send(lead, files), { lead, hasFiles: Object.values(files).flat().length > 0 })
  }

  const settle = (outcome: SendOutcome, { lead, hasFiles }: { lead: LeadToSend; hasFiles: boolean }) => {
    if (outcome.kind === 'held') return setPhase({ name: 'filling' })
    if (outcome.kind === 'sent') {
      forgetKept(form.id)
      leaveFor(outcome.lead)
      return setPhase({ name: 'sent', lead: outcome.lead })
    }
    if (outcome.kind === 'refused') return showRefused(outcome.flaws)
    if (outcome.kind !== 'unreachable') return setPhase({ name: 'failed', why: outcome.kind })
    const isKept = !hasFiles && keepUnsent(lead)
    if (!isKept) return setPhase({ name: 'failed', why: 'waiting_files' })
    forgetKept(form.id)
    setPhase({ name: 'waiting', key: sendKey.current })
  }

  const showRefused = (foundFlaws: Readonly<Record<string, ValueFlaw>>) => {
    // A refused reCAPTCHA token belongs to no field: the next try requests a new one. Any other flaw is of a field that the form got since.
    if (!form.fields.some(({ name }) => foundFlaws[name])) return setPhase({ name: 'failed', why: foundFlaws[CAPTCHA_FIELD] ? 'failed' : 'changed' })
    setPhase({ name: 'filling' })
    setFlaws(foundFlaws)
    proofs.forget(foundFlaws)
    goToFlaw(foundFlaws)
  }
  useAnswerLater(phase, (outcome) =>
    outcome.kind === 'refused' ? showRefused(outcome.flaws) : outcome.kind === 'sent' && setPhase({ name: 'sent', lead: outcome.lead }),
  )

  const goToFlaw = (foundFlaws: Readonly<Record<string, ValueFlaw>>) => {
    const step = stepWithFlaw(steps, foundFlaws)
    if (step >= 0) setAt(step)
    focusFirst(element, form.fields, foundFlaws)
  }

  const startAgain = () => {
    forgetKept(form.id)
    sendKey.current = crypto.randomUUID()
    proof.current = null // a solution is good for one lead
    setValues(givenValues)
    setFlaws({})
    setAt(0)
    setPhase({ name: 'filling' })
  }

  const goBack = () => {
    setAt(current - 1)
    focusStep(element)
  }
  return { element, values, flaws, phase, steps, current, shownNames, proofs, onInput, onLeave, onTouch, verify, submit, goBack, startAgain }
}

/** Shows the answer to a queued form in the form itself. */
function useAnswerLater(phase: FormPhase, onAnswer: (outcome: SendOutcome) => void): void {
  const key = phase.name === 'waiting' ? phase.key : null
  // The window tells when a form that waited has been answered.
  useEffect(() => {
    if (key === null) return
    const hear = (event: Event) => {
      const { key: answeredKey, outcome } = (event as CustomEvent<UnsentAnswer>).detail
      if (answeredKey !== key) return
      event.preventDefault()
      onAnswer(outcome)
    }
    addEventListener(UNSENT_ANSWERED, hear)
    return () => removeEventListener(UNSENT_ANSWERED, hear)
  }, [key, onAnswer])
}

function bodyOf(form: PublicForm, attributes: LeadBody['attributes'], element: HTMLFormElement): LeadBody {
  return {
    attributes,
    form_version: form.version,
    page_url: location.origin + location.pathname + campaignQuery(),
    [HONEYPOT_FIELD]: controlsOf(element, HONEYPOT_FIELD)[0]?.value ?? '',
  }
}

function leaveFor({ thank_you }: SentLead): void {
  if (thank_you.redirect_url) location.assign(thank_you.redirect_url)
}

/** After the next frame, when the field is drawn. */
function focusFirst(element: RefObject<HTMLFormElement | null>, fields: readonly FormField[], flaws: Readonly<Record<string, ValueFlaw>>): void {
  const first = fields.find(({ name }) => flaws[name])
  requestAnimationFrame(() => {
    if (!element.current || !first) return
    const [code] = flaws[first.name]?.code === 'unverified' ? controlsOf(element.current, codeName(first.name)) : []
    const control = code ?? controlsOf(element.current, first.name)[0]
    control?.focus()
  })
}

function focusStep(element: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const step = element.current?.querySelector<HTMLElement>('[data-current]')
    step?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'start' })
  })
}
