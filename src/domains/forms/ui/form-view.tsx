import { Fragment, useId, useState, useEffect } from 'react'
import { fillWords } from '#kernel/words/fill-words.ts'
import { HONEYPOT_FIELD } from '#domains/spam/index.ts'
import { BidiText } from '#ui/text/bidi-text.tsx'
import { Button, type ButtonVariant } from '#ui/controls/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { mark, WAKES } from '#ui/page-protocol.ts'
import { closedDaysOf, daysOf, retailerOf, slotsOf, type ValueFlaw } from '../check-values.ts'
import { isRequired } from '../conditions.ts'
import type { CodeNotice } from '../code-fields.ts'
import type { FormChoices, FormField as Field, FormValues, PublicForm } from '../form.ts'
import type { FormMappings } from '../mappings.ts'
import type { SendForm } from '../sending/send-lead.ts'
import type { FormTexts } from '../words.ts'
import { FormField } from './form-field.tsx'
import { FormEnd } from './form-end.tsx'
import css from './form-view.module.css'
import { keptKey } from './kept-values.ts'
import type { FormStep } from './form-steps.ts'
import { flawText, textIn } from './texts.ts'
import { textOf as textOfValue } from './code-state.ts'
import { unseenNames } from './filled-form.ts'
import { type FormPhase, useForm } from './use-form.ts'

export type FormLook = {
  hasTwoColumns?: boolean
  /** Physical edges: the same in Arabic and English. */
  buttonPosition?: 'left' | 'center' | 'right'
  buttonVariant?: ButtonVariant
  hasButtonMargin?: boolean
  /** The block's own error message and button label when sending fails, instead of the site's (B-202). */
  failureText?: string
  retryLabel?: string
  /** The button's label instead of the form's own. */
  submitLabel?: string
}

export type FormViewProps = FormLook & {
  form: PublicForm
  /** Where the forms service is (C-205). */
  apiUrl: string
  choices: FormChoices
  words: FormTexts
  mappings?: FormMappings | null
  /** Beside the defaults of the form; hidden values of the block stand here as well. */
  values?: FormValues
  flaws?: Readonly<Record<string, ValueFlaw>>
  /** The name of the vehicle in a `vehicle` field. */
  vehicle?: string
  /** The idempotency key of a plain post; only a page that is not cached can have one. */
  plainKey?: string
  /** Country of phone numbers without a code; without it only whole numbers are known in the browser. */
  country?: string
  /** Of a plain post: phone numbers whose code is asked for, and proofs that were given, by the names of fields. */
  codeNotices?: Readonly<Record<string, CodeNotice>>
  proofs?: Readonly<Record<string, string>>
  /** Replaces the normal sending, when staff test a form. */
  send?: SendForm
  className?: string
}

// Compass names, because stylesheets must not use left and right.
const edges = { left: 'west', center: 'middle', right: 'east' } as const
const noFlaws = {}

/**
 * A form that visitors fill in and send. It is a plain form that posts to a page of its own; in the browser it checks, keeps what
 * was typed and sends without leaving the page. Long, since steps, fields, notices and buttons are the markup of one form element.
 */
export function FormView(props: FormViewProps) {
  const {
    form,
    apiUrl,
    choices,
    words,
    mappings = null,
    vehicle = '',
    hasTwoColumns,
    hasButtonMargin,
    buttonPosition = 'center',
    buttonVariant,
    className,
  } = props
  const prefix = useId().replace(/[^\w-]/g, '')
  const [firstValues] = useState(() => ({ ...defaultsOf(form), ...props.values }))
  const run = useForm({
    form,
    apiUrl,
    choices,
    mappings,
    values: firstValues,
    flaws: props.flaws ?? noFlaws,
    country: props.country ?? '',
    codeNotices: props.codeNotices ?? noFlaws,
    givenProofs: props.proofs ?? noFlaws,
    send: props.send,
  })
  const { element, values, flaws, phase, steps, current } = run
  const isLive = useIsLive()

  if (phase.name === 'sent' || phase.name === 'waiting') return <FormEnd phase={phase} locale={form.locale} words={words} onAgain={run.startAgain} />
  const codeOf = (field: Field) => {
    if (field.type !== 'phone' || !field.verify) return undefined
    const text = textOfValue(values[field.name])
    const act = (what: 'sendCode' | 'confirm') => () => void run.verify(field.name, text, what)
    return { state: run.proofs.stateOf(field.name, text), proof: props.proofs?.[field.name] ?? '', onSend: act('sendCode'), onConfirm: act('confirm') }
  }
  // Server and browser draw the same until the form is hydrated.
  const now = isLive ? new Date() : null
  const isLast = current >= steps.length - 1
  const textOf = (id: string | undefined) => String(values[form.fields.find((field) => field.id === id)?.name ?? ''] ?? '')
  return (
    <form
      ref={element}
      className={classNames(css.form, className)}
      action={`/ar/form/${form.id}`}
      method="post"
      encType={form.fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      noValidate
      data-columns={hasTwoColumns ? 'two' : undefined}
      {...mark(WAKES, [keptKey(form.id), ...queryNames(mappings)].join(' '))}
      onFocus={({ target }) => 'name' in target && run.onTouch(String(target.name))}
      onInput={run.onInput}
      onBlur={({ target }) => 'name' in target && run.onLeave(String(target.name))}
      onSubmit={(event) => {
        event.preventDefault()
        void run.submit()
      }}
    >
      <Summary flaws={flaws} {...{ form, words, prefix }} />
      {steps.map((step, index) => (
        <Step key={step.id} {...{ step, index, words }} total={steps.length} isCurrent={index === current} locale={form.locale}>
          {step.fields.map((field) => (
            <FormField
              key={field.id}
              {...{ field, prefix, words, choices, vehicle }}
              value={values[field.name]}
              flaw={flaws[field.name]}
              isRequired={isRequired(field, form.fields, values)}
              locale={form.locale}
              code={codeOf(field)}
              slots={field.type === 'time_slot' && textOf(field.retailer_field) && textOf(field.date_field) ? slotsOf(field, textOf, { choices, now }) : null}
              days={field.type === 'date' ? daysOf(field, { retailer: retailerOf(field, form.fields, textOf), choices, now }) : null}
              closed={field.type === 'date' ? closedDaysOf(field, { retailer: retailerOf(field, form.fields, textOf), choices }) : undefined}
            />
          ))}
        </Step>
      ))}
      <Unseen values={firstValues} form={form} />
      <PlainFields form={form} plainKey={props.plainKey} label={words.honeypot} />
      {phase.name === 'failed' && (
        <p className={css.failure} role="alert">
          {phase.why === 'failed' ? props.failureText || words.failed : words[phase.why]}
        </p>
      )}
      <div className={css.actions} data-edge={edges[buttonPosition]} data-margin={hasButtonMargin ? '' : undefined}>
        {isLive && current > 0 && (
          <Button variant="secondary" onClick={run.goBack}>
            {words.back}
          </Button>
        )}
        <Button type="submit" variant={buttonVariant ?? 'primary'} aria-disabled={phase.name === 'sending' || undefined}>
          <SubmitLabel {...{ props, isNext: !isLast, isLive, phase: phase.name }} />
        </Button>
      </div>
    </form>
  )
}

/** Both labels of the button: until the script runs, only the stylesheet knows whether there is a next step. */
function SubmitLabel({ props, isNext, isLive, phase }: { props: FormViewProps; isNext: boolean; isLive: boolean; phase: FormPhase['name'] }) {
  const { form, words } = props
  if (phase === 'sending') return words.sending
  if (isNext && isLive) return words.next
  if (phase === 'failed') return props.retryLabel || words.try_again
  const send = props.submitLabel || textIn(form.settings.submit_label, form.locale) || words.send
  if (!isNext) return send
  return (
    <>
      <span className={css.unscripted}>{send}</span>
      <span className={css.scripted}>{words.next}</span>
    </>
  )
}

/** One step. Without a script all of them stand below each other. */
export function Step({
  step,
  index,
  total,
  isCurrent,
  words,
  locale,
  children,
}: {
  step: FormStep
  index: number
  total: number
  isCurrent: boolean
  words: FormTexts
  locale: 'ar' | 'en'
  children: React.ReactNode
}) {
  if (total === 1) return <div className={css.fields}>{children}</div>
  return (
    <fieldset className={css.step} data-current={isCurrent ? '' : undefined} tabIndex={-1}>
      <legend className={css.stepTitle}>
        <span className={css.progress}>{fillWords(words.step, { n: index + 1, total })}</span>
        {step.title && <BidiText text={textIn(step.title.label, locale)} />}
      </legend>
      <div className={css.fields}>{children}</div>
    </fieldset>
  )
}

/** The list of fields with errors, above the form and for screen readers. */
function Summary({ form, flaws, words, prefix }: { form: PublicForm; flaws: Readonly<Record<string, ValueFlaw>>; words: FormTexts; prefix: string }) {
  const flawed = form.fields.filter(({ name }) => flaws[name])
  return (
    <div role="alert" className={css.summary} data-many={flawed.length > 1 ? '' : undefined}>
      {flawed.length > 1 && (
        <>
          <p>{words.summary}</p>
          <ul>
            {flawed.map((field) => (
              <li key={field.id}>
                <a href={`#${prefix}-${field.id}`}>
                  <BidiText text={textIn(field.label, form.locale)} />
                </a>
                {': '}
                {flawText(flaws[field.name] ?? { code: 'required' }, field, words, form.locale)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Values that are sent although the form has no field for them (C-057). */
function Unseen({ values, form }: { values: FormValues; form: PublicForm }) {
  const names = unseenNames(values, form.fields)
  return names.flatMap((name) => [values[name] ?? []].flat().map((value) => <input key={`${name} ${value}`} type="hidden" name={name} defaultValue={value} />))
}

/** Additional fields of a form that is posted without a script. The second is a honeypot: people do not see it. */
function PlainFields({ form, plainKey, label }: { form: PublicForm; plainKey: string | undefined; label: string }) {
  return (
    <Fragment>
      <input type="hidden" name="_version" defaultValue={form.version} />
      {plainKey && <input type="hidden" name="_key" defaultValue={plainKey} />}
      <div className={css.trap} aria-hidden="true">
        <label>
          {label}
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </Fragment>
  )
}

/** Query parameters that fill fields: if the address has one, the form hydrates at once. */
function queryNames(mappings: FormMappings | null): string[] {
  return mappings
    ? [...Object.keys(mappings.params), ...Object.keys(mappings.locationParams)].filter((name) => /^[\w.-]+$/.test(name)).map((name) => `?${name}`)
    : []
}

function defaultsOf(form: PublicForm): FormValues {
  return Object.fromEntries(form.fields.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])))
}

/** False on the server and until the form is hydrated. */
function useIsLive(): boolean {
  const [isLive, setIsLive] = useState(false)
  // Only the browser runs effects.
  useEffect(() => setIsLive(true), [])
  return isLive
}
