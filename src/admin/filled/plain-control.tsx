import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { TargetKind } from '#domains/content/ui/index.ts'
import { vendorNote } from '#domains/payments/index.ts'
import type { NumberField, TextContent, TextField as TextFieldDef } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import type { PlainControl as PlainControlProps } from '#fields/staff/staff-kit.ts'
import { isNumberOf } from '#fields/values/read-content.ts'
import { latinDigits } from '#kernel/digits.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { readJson } from '#kernel/json/json.ts'
import { lineOfMarkup } from '#kernel/values/markup-text.ts'
import type { Language } from '#kernel/words/words.ts'
import { iconNames } from '#ui/icon-sprite.tsx'
import { CodeField } from '../code-editor/code-field.tsx'
import { useForms } from '../fields/use-forms.ts'
import { useSiteFacts } from '../fields/use-site-facts.ts'
import { useLanguage, usePair, useWords } from '../i18n/use-words.ts'
import { ChooseTarget } from '../links/choose-target.tsx'
import { useTargetNote } from '../links/target-note.tsx'
import { ImageIdField } from '../media/image-id-input.tsx'
import { HtmlField } from '../texts/html-field.tsx'
import { SuggestedControl } from './suggested-control.tsx'
import { filledInputWords } from './words.ts'

type PlainControlOptions = {
  /** The value is stored while it is typed: what could not be stays in the control, and is gone when that is left. */
  isStoredAtOnce?: boolean
  isDisabled?: boolean
}

/** The control of a plain field of a value, by its type. */
export function PlainControl(props: PlainControlProps & PlainControlOptions) {
  const { id, field, storedValue, otherwise, problem, isLabelHidden = false, textLanguage, isStoredAtOnce = false, isDisabled = false, onChange } = props
  const language = useLanguage()
  const word = useWords(filledInputWords)
  const label = nameIn(language, field.label)
  const value = storedValue ?? otherwise ?? field.default
  const textValue = otherwise === undefined ? value : storedValue
  const text = textOf(textValue)
  const hint = field.hint && nameIn(language, field.hint)
  const shared = {
    id,
    label,
    isLabelHidden,
    isRequired: field.required === true,
    isDisabled,
    placeholder: textOf(otherwise),
    note: problem ?? hint,
    isFlawed: problem !== undefined,
  }
  switch (field.field_type) {
    case 'Bool':
      return <FlagControl {...shared} isOn={value === true} onChange={onChange} />
    case 'Number':
      if (field.choices === 'forms') return <FormChoice {...shared} text={text} onChange={onChange} />
      return <NumberControl {...shared} field={field} storedValue={textValue} isStoredAtOnce={isStoredAtOnce} onChange={onChange} />
    case 'Select': {
      const options = field.options.map((option) => ({ value: option.value, label: nameIn(language, option.label) }))
      return (
        <ChoiceControl
          {...shared}
          text={textOf(value)}
          options={field.default === undefined && !field.required ? [{ value: '', label: word('none') }, ...options] : options}
          onChange={onChange}
        />
      )
    }
    case 'Icon': {
      const iconOptions = iconNames.map((name) => ({ value: name as string, label: name }))
      return <ChoiceControl {...shared} text={text} options={[{ value: '', label: word('none') }, ...iconOptions]} onChange={onChange} />
    }
    case 'Markdown': {
      const allows = field.format === 'html' ? field.allows : 'article'
      if (isDisabled) return <TypedControl {...shared} text={text} isCode={false} isLong onChange={onChange} />
      const help = text === '' && otherwise !== undefined ? lineOfMarkup(textOf(otherwise)) : hint
      return <HtmlField {...{ label, allows, problem, textLanguage, help, onChange }} value={text} />
    }
    case 'Image': {
      const picture = (storedValue as { id?: unknown } | null | undefined)?.id
      return <ImageIdField label={label} id={Number(picture) || null} onChange={(imageId) => onChange(imageId === null ? undefined : { id: imageId })} />
    }
    // No form of the admin has a link or a range of days yet: as a source it stays the object that it is.
    case 'Json':
    case 'Link':
    case 'LinksCollection':
    case 'DateRange':
      return <SourceControl label={label} storedValue={value} onChange={onChange} />
    case 'Separator':
      return null
    case 'String':
    case 'Text':
    case 'YouTube video':
      return <TextControl {...shared} {...{ field, text, textLanguage, onChange }} most={isStoredAtOnce ? field.max : undefined} />
    default:
      return field satisfies never
  }
}

/** What is wrong with a list as a whole. */
export const drawProblem = (problem: string) => (
  <FormHelperText error role="alert">
    {problem}
  </FormHelperText>
)

/** What is shown to type with on a phone. */
const keyboards: Readonly<Partial<Record<TextContent, 'url' | 'email' | 'tel'>>> = { address: 'url', foreign_address: 'url', email: 'email', phone: 'tel' }

type Shared = {
  id: string
  label: string
  isLabelHidden: boolean
  isRequired: boolean
  isDisabled: boolean
  placeholder: string
  note: ReactNode
  isFlawed: boolean
}
type Change = { onChange: (value: unknown) => void }

/** The name of an input stands above it, or in the head of its table. */
function boxOf({ id, label, isLabelHidden, isRequired, isDisabled, placeholder, note, isFlawed }: Shared) {
  return {
    id,
    fullWidth: true,
    size: 'small' as const,
    placeholder: placeholder || undefined,
    disabled: isDisabled,
    error: isFlawed,
    helperText: note,
    ...(isLabelHidden ? {} : { label: isRequired ? <NeededLabel label={label} /> : label }),
  }
}

/** The sign that everybody knows, and that nobody has to hear. */
function NeededLabel({ label }: { label: string }) {
  return (
    <>
      {label} <span aria-hidden="true">*</span>
    </>
  )
}

/** A placeholder stands in the place of a name that has not moved above its input. */
const shownWith = ({ placeholder }: Shared) => (placeholder === '' ? {} : { inputLabel: { shrink: true } })

const namedBy = ({ label, isLabelHidden, isRequired }: Shared) => ({
  ...(isLabelHidden && { 'aria-label': label }),
  ...(isRequired && { 'aria-required': true }),
})

function FlagControl({ isOn, onChange, ...shared }: Shared & Change & { isOn: boolean }) {
  const { id, label, isLabelHidden, isDisabled, note, isFlawed } = shared
  const noteId = note ? `${id}-note` : undefined
  const slotProps = { input: { role: 'switch', ...namedBy(shared), 'aria-describedby': noteId } }
  return (
    <>
      <FormControlLabel
        control={<Switch id={id} checked={isOn} disabled={isDisabled} onChange={(_, next) => onChange(next)} slotProps={slotProps} />}
        label={isLabelHidden ? '' : label}
      />
      {note && (
        <FormHelperText id={noteId} error={isFlawed}>
          {note}
        </FormHelperText>
      )}
    </>
  )
}

type TextControlProps = Shared & Change & { field: TextFieldDef; text: string; textLanguage?: Language | undefined; most?: number | undefined }

function TextControl({ field, text, textLanguage, most, onChange, ...shared }: TextControlProps) {
  const { label, isLabelHidden } = shared
  if (field.suggestions) return <SuggestedControl {...boxOf(shared)} {...{ field, text, label, isLabelHidden, onChange }} />
  if (field.holds === 'payment_gateway') return <GatewayControl {...shared} text={text} onChange={onChange} />
  if (field.leadsTo) return <AddressControl {...shared} kinds={field.leadsTo} isHref={field.isHref === true} {...{ text, most, onChange }} />
  const inputMode = field.holds && keyboards[field.holds]
  return (
    <TypedControl
      {...shared}
      {...{ text, textLanguage, inputMode, most, onChange }}
      isCode={field.translatable !== true}
      isLong={field.field_type === 'Text'}
    />
  )
}

type TypedProps = Shared &
  Change & {
    text: string
    textLanguage?: Language | undefined
    isCode: boolean
    isLong?: boolean
    inputMode?: 'url' | 'email' | 'tel' | undefined
    most?: number | undefined
    /** Within the input, after what is typed. */
    end?: ReactNode
  }

function TypedControl({ text, textLanguage, isCode, isLong = false, inputMode, most, end, onChange, ...shared }: TypedProps) {
  const words = { dir: textLanguage === 'en' ? 'ltr' : 'auto', lang: textLanguage }
  const code = isCode ? { dir: 'ltr', spellCheck: false, autoCapitalize: 'off', translate: 'no' as const, inputMode } : words
  return (
    <TextField
      {...boxOf(shared)}
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { ...code, maxLength: most, ...namedBy(shared) }, input: { endAdornment: end }, ...shownWith(shared) }}
    />
  )
}

/** An address, typed or chosen. */
function AddressControl({ kinds, isHref, text, onChange, note, ...shared }: Omit<TypedProps, 'isCode'> & { kinds: readonly TargetKind[]; isHref: boolean }) {
  const { isDisabled, isFlawed } = shared
  const target = useTargetNote(text)
  return (
    <TypedControl
      {...shared}
      {...{ text, onChange }}
      note={isFlawed ? note : (target ?? note)}
      isCode
      end={<ChooseTarget {...{ kinds, isHref, isDisabled }} address={text} onPick={onChange} />}
    />
  )
}

/** The type of a payment gateway, with what staff should know of the one that they wrote. */
function GatewayControl({ text, note, ...props }: Shared & Change & { text: string }) {
  const pair = usePair()
  const about = vendorNote(text, useSiteFacts()?.currency)
  return <TypedControl {...props} text={text} note={about ? pair(about) : note} isCode />
}

type ChoiceOption = { value: string; label: ReactNode }

/** One of some values. A stored one that is not offered stays chosen. */
function ChoiceControl({ text, options, onChange, ...shared }: Shared & Change & { text: string; options: readonly ChoiceOption[] }) {
  const isOffered = options.some(({ value }) => value === text)
  return (
    <TextField
      {...boxOf(shared)}
      select
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { displayEmpty: true, ...(shared.isLabelHidden && { SelectDisplayProps: { 'aria-label': shared.label } }) },
        inputLabel: { shrink: true },
      }}
    >
      {(isOffered ? options : [...options, { value: text, label: text }]).map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          <bdi>{label}</bdi>
        </MenuItem>
      ))}
    </TextField>
  )
}

function FormChoice({ onChange, ...props }: Shared & Change & { text: string }) {
  const word = useWords(filledInputWords)
  const forms = useForms().map(({ id, name }) => ({ value: String(id), label: name }))
  return <ChoiceControl {...props} options={[{ value: '', label: word('none') }, ...forms]} onChange={(id) => onChange(id === '' ? undefined : Number(id))} />
}

type NumberControlProps = Shared & Change & { field: NumberField; storedValue: unknown; isStoredAtOnce: boolean }

/** A number as it is typed, Arabic digits included. What is no number stays in the field and says so. */
function NumberControl({ field, storedValue, isStoredAtOnce, onChange, ...shared }: NumberControlProps) {
  const word = useWords(filledInputWords)
  const [typedText, setTypedText] = useState<string | null>(null)
  const isKept = (text: unknown) => !isStoredAtOnce || numberOf(text) === undefined || isNumberOf(field, numberOf(text))
  const isTyped = typedText !== null && (!isKept(typedText) || numberOf(typedText) === numberOf(storedValue))
  const shownText = isTyped ? typedText : storedValue === null || storedValue === undefined ? '' : String(storedValue)
  const isWrong = isTyped && !isKept(typedText)
  const isNoNumber = typeof numberOf(isTyped ? typedText : storedValue) === 'string'
  const { min, max } = field
  const range = min !== undefined && max !== undefined ? `${formatNumber(min)} – ${formatNumber(max)}` : undefined
  return (
    <TextField
      {...boxOf({
        ...shared,
        note: isNoNumber ? word('not_number') : isWrong ? range : (shared.note ?? (shared.isLabelHidden ? undefined : range)),
        isFlawed: shared.isFlawed || isNoNumber || isWrong,
      })}
      value={shownText}
      onChange={({ target }) => {
        setTypedText(target.value)
        if (isKept(target.value)) onChange(numberOf(target.value))
      }}
      {...(isStoredAtOnce && { onBlur: () => setTypedText(null) })}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal', ...namedBy(shared) }, ...shownWith(shared) }}
    />
  )
}

/** A part of a value that is written as JSON; a text that is no JSON yet is kept as it was typed. */
function SourceControl({ label, storedValue, onChange }: Change & { label: string; storedValue: unknown }) {
  const [typedText, setTypedText] = useState(() => (storedValue === undefined || storedValue === null ? '' : JSON.stringify(storedValue, null, 2)))
  return (
    <CodeField
      text={typedText}
      language="json"
      label={label}
      onChange={(text) => {
        setTypedText(text)
        const json = readJson(text)
        onChange(json.ok ? json.value : text)
      }}
    />
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The number of a text, the text itself where it is none, and undefined for an empty one. */
function numberOf(text: unknown): unknown {
  const latin = latinDigits(String(text ?? ''))
    .trim()
    .replace('\u066b', '.')
  if (latin === '') return undefined
  return Number.isFinite(Number(latin)) ? Number(latin) : text
}
