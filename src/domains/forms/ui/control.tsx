import type { ComponentProps } from 'react'
import { BidiFigure, BidiText } from '#ui/text/bidi-text.tsx'
import { RichLine } from '#ui/text/rich-text.tsx'
import { DayField } from '#ui/controls/day-field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { retailersOf } from '../check-values.ts'
import type { FieldKind, FormField } from '../form.ts'
import type { FieldProps } from './field-props.ts'
import css from './form-view.module.css'
import { RetailerControl } from './retailer-control.tsx'
import { textIn } from './texts.ts'

type ControlProps = FieldProps & { id: string; describedBy: string | undefined }

/** The on-screen keyboard and the default `autocomplete` token of each kind of field. */
const inputs: Partial<Record<FieldKind, ComponentProps<'input'>>> = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  number: { type: 'text', inputMode: 'decimal', dir: 'ltr' },
}

/** The control of a field. Controls are uncontrolled, so that input from before the script runs is kept. */
export function Control(props: ControlProps) {
  const { field, id, value, flaw, isRequired, describedBy, locale } = props
  const placeholder = textIn(field.placeholder, locale)
  const single = typeof value === 'string' ? value : ''
  const shared = {
    id,
    name: field.name,
    defaultValue: single,
    'aria-invalid': flaw ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
    autoComplete: field.autocomplete,
  } as const
  switch (field.type) {
    case 'textarea':
      // A blank placeholder lets the stylesheet tell an empty control.
      return <textarea {...shared} rows={4} placeholder={placeholder || ' '} />
    case 'select':
    case 'location':
    case 'retailer':
    case 'time_slot':
      return <Choice {...props} shared={shared} placeholder={placeholder} />
    case 'radio':
    case 'checkbox':
      return <Boxes {...props} />
    case 'consent':
      return <Consent {...props} />
    case 'file':
      return <input {...shared} defaultValue={undefined} type="file" accept={field.rules?.accept?.map((ending) => `.${ending}`).join(',')} />
    case 'date':
      return <Day {...props} shared={withoutMissing(shared)} single={single} />
    case 'hidden':
      return <input type="hidden" name={field.name} defaultValue={single} />
    case 'vehicle':
      return <Vehicle {...props} single={single} />
    case 'html':
    case 'step':
      return null
    default:
      return <input {...inputs[field.type]} {...withoutMissing(shared)} placeholder={placeholder || ' '} />
  }
}

type Shared = Pick<ComponentProps<'select'>, 'id' | 'name' | 'defaultValue' | 'autoComplete'>

function Choice({ field, words, slots, shared, placeholder, ...rest }: ControlProps & { shared: Shared; placeholder: string }) {
  if (field.type === 'retailer') {
    const chosenValue = [rest.value ?? []].flat()[0] ?? ''
    return (
      <RetailerControl retailers={retailersOf(field, rest.choices)} none={placeholder || words.choose} select={shared} {...{ chosenId: chosenValue, words }} />
    )
  }
  const options = field.type === 'time_slot' ? (slots ?? []).map((time) => ({ value: time, label: time })) : optionsOf(field, rest)
  const none =
    field.type === 'time_slot' ? (slots === null ? words.slots_first : slots.length === 0 ? words.no_slots : words.choose) : placeholder || words.choose
  return (
    <Select {...shared} key={field.type === 'time_slot' ? options.map(({ value }) => value).join() : undefined}>
      <option value="">{none}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

function Day({ days, words, locale, shared, single }: ControlProps & { shared: ComponentProps<'input'>; single: string }) {
  const { defaultValue: _, ...input } = shared
  const { today = '', first = '', last = '', isClosed } = days ?? {}
  const texts = { pick: words.day_pick, placeholder: words.day_placeholder, previous: words.previous_month, next: words.next_month }
  return <DayField {...input} day={single} min={first} max={last} {...{ today }} isClosed={isClosed} language={locale} words={texts} />
}

function Boxes({ field, id, value, flaw, isRequired, describedBy, locale }: ControlProps) {
  const options = field.options ?? []
  const chosenValues = [value ?? []].flat()
  return (
    <div className={css.boxes}>
      {options.map((option, index) => (
        <label key={option.value} className={css.box}>
          <input
            type={field.type}
            id={index === 0 ? id : undefined}
            name={field.name}
            value={option.value}
            defaultChecked={chosenValues.includes(option.value)}
            aria-invalid={flaw ? true : undefined}
            aria-required={(options.length === 1 && isRequired) || undefined}
            aria-describedby={options.length === 1 ? describedBy : undefined}
          />
          <span>
            <BidiText text={textIn(option.label, locale)} />
          </span>
        </label>
      ))}
    </div>
  )
}

function Consent({ field, id, value, flaw, describedBy, locale }: ControlProps) {
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        id={id}
        name={field.name}
        value="yes"
        defaultChecked={value === 'yes'}
        aria-invalid={flaw ? true : undefined}
        aria-required
        aria-describedby={describedBy}
      />
      <RichLine html={textIn(field.html, locale)} className={css.consent} />
    </label>
  )
}

function Vehicle({ field, id, single, vehicle }: ControlProps & { single: string }) {
  return (
    <>
      <input type="hidden" name={field.name} defaultValue={single} />
      {vehicle && (
        <output id={id} className={css.vehicle}>
          <BidiFigure text={vehicle} />
        </output>
      )}
    </>
  )
}

function optionsOf(field: FormField, { choices, locale }: Pick<FieldProps, 'choices' | 'locale'>): { value: string; label: string }[] {
  if (field.type === 'location') return [...choices.locations]
  return (field.options ?? []).map(({ value, label }) => ({ value, label: textIn(label, locale) }))
}

/** Drops undefined keys, which would override the defaults of the field's kind. */
function withoutMissing<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Props
}
