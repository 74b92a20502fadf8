import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { NumberField } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import type { PlainControl as PlainControlProps } from '#fields/staff/staff-kit.ts'
import { latinDigits } from '#kernel/digits.ts'
import { readJson } from '#kernel/json/json.ts'
import type { Language } from '#kernel/words/words.ts'
import { iconNames } from '#ui/icon-sprite.tsx'
import { CodeField } from '../code-editor/code-field.tsx'
import { useForms } from '../fields/use-forms.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { ImageIdField } from '../media/image-id-input.tsx'
import { HtmlField } from '../texts/html-field.tsx'
import { filledInputWords } from './words.ts'

type PlainControlOptions = {
  /** The value is stored while it is typed: what could not be stays in the control, and is gone when that is left. */
  isStoredAtOnce?: boolean
  isDisabled?: boolean
}

/** The control of a plain field of a value, by its type. */
export function PlainControl(props: PlainControlProps & PlainControlOptions) {
  const { id, field, stored, problem, isLabelHidden = false, textLanguage, isStoredAtOnce = false, isDisabled = false, onChange } = props
  const language = useLanguage()
  const word = useWords(filledInputWords)
  const label = nameIn(language, field.label)
  const value = stored ?? field.default
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const shared = {
    id,
    label,
    isLabelHidden,
    note: problem ?? (field.hint && nameIn(language, field.hint)),
    isFlawed: problem !== undefined,
    isRequired: isStoredAtOnce && field.required === true,
    isDisabled,
  }
  switch (field.field_type) {
    case 'Bool':
      return (
        <>
          <Toggle {...shared} isOn={value === true} onChange={onChange} />
          {problem && <FormHelperText error>{problem}</FormHelperText>}
        </>
      )
    case 'Number':
      if (field.choices === 'forms') return <FormChoice {...shared} text={text} onChange={onChange} />
      return <NumberControl {...shared} field={field} stored={value} isStoredAtOnce={isStoredAtOnce} onChange={onChange} />
    case 'Select': {
      const offered = field.options.map((option) => ({ value: option.value, label: nameIn(language, option.label) }))
      return (
        <Chosen
          {...shared}
          text={text}
          offered={field.default === undefined ? [{ value: '', label: word('none') }, ...offered] : offered}
          onChange={onChange}
        />
      )
    }
    case 'Icon': {
      const offered = iconNames.map((name) => ({ value: name as string, label: name }))
      return <Chosen {...shared} text={text} offered={[{ value: '', label: word('none') }, ...offered]} onChange={onChange} />
    }
    case 'Markdown': {
      const allows = field.format === 'html' ? field.allows : 'article'
      if (isDisabled) return <Typed {...shared} text={text} isCode={false} isLong onChange={onChange} />
      return <HtmlField {...{ label, allows, problem, textLanguage, onChange }} value={text} help={field.hint && nameIn(language, field.hint)} />
    }
    case 'Image': {
      const picture = (stored as { id?: unknown } | null | undefined)?.id
      return <ImageIdField label={label} id={Number(picture) || null} onChange={(chosen) => onChange(chosen === null ? undefined : { id: chosen })} />
    }
    // No form of the admin has a link or a range of days yet: as a source it stays the object that it is.
    case 'Json':
    case 'Link':
    case 'LinksCollection':
    case 'DateRange':
      return <SourceControl label={label} stored={value} onChange={onChange} />
    case 'Separator':
      return null
    case 'String':
    case 'Text':
    case 'YouTube video':
      return (
        <Typed
          {...shared}
          {...{ text, textLanguage, onChange }}
          isCode={field.translatable !== true}
          isLong={field.field_type === 'Text'}
          {...(isStoredAtOnce && { most: field.max })}
        />
      )
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

type Shared = { id: string; label: string; isLabelHidden: boolean; note: string | undefined; isFlawed: boolean; isRequired: boolean; isDisabled: boolean }
type Change = { onChange: (value: unknown) => void }

/** The name of an input stands above it, or in the head of its table. */
function boxOf({ id, label, isLabelHidden, note, isFlawed, isRequired, isDisabled }: Shared) {
  return {
    id,
    fullWidth: true,
    size: 'small' as const,
    disabled: isDisabled,
    required: isRequired,
    error: isFlawed,
    helperText: note,
    ...(isLabelHidden ? {} : { label }),
  }
}

const namedBy = ({ label, isLabelHidden }: Shared) => (isLabelHidden ? { 'aria-label': label } : {})

function Toggle({ isOn, onChange, ...shared }: Shared & Change & { isOn: boolean }) {
  const { id, label, isLabelHidden, isDisabled } = shared
  const input = { role: 'switch', ...namedBy(shared) }
  return (
    <FormControlLabel
      control={<Switch id={id} checked={isOn} disabled={isDisabled} onChange={(_, next) => onChange(next)} slotProps={{ input }} />}
      label={isLabelHidden ? '' : label}
    />
  )
}

type TypedProps = Shared & Change & { text: string; textLanguage?: Language | undefined; isCode: boolean; isLong?: boolean; most?: number | undefined }

function Typed({ text, textLanguage, isCode, isLong = false, most, onChange, ...shared }: TypedProps) {
  const words = { dir: textLanguage === 'en' ? 'ltr' : 'auto', lang: textLanguage }
  const code = isCode ? { dir: 'ltr', spellCheck: false, translate: 'no' as const } : words
  return (
    <TextField
      {...boxOf(shared)}
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { ...code, maxLength: most, ...namedBy(shared) } }}
    />
  )
}

type Offered = { value: string; label: ReactNode }

/** One of some values. A stored one that is not offered stays chosen. */
function Chosen({ text, offered, onChange, ...shared }: Shared & Change & { text: string; offered: readonly Offered[] }) {
  const isOffered = offered.some(({ value }) => value === text)
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
      {(isOffered ? offered : [...offered, { value: text, label: text }]).map(({ value, label }) => (
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
  return <Chosen {...props} offered={[{ value: '', label: word('none') }, ...forms]} onChange={(id) => onChange(id === '' ? undefined : Number(id))} />
}

type NumberControlProps = Shared & Change & { field: NumberField; stored: unknown; isStoredAtOnce: boolean }

/** A number as it is typed, Arabic digits included. What is no number stays in the field and says so. */
function NumberControl({ field, stored, isStoredAtOnce, onChange, ...shared }: NumberControlProps) {
  const word = useWords(filledInputWords)
  const [typed, setTyped] = useState<string | null>(null)
  const isKept = (text: unknown) => !isStoredAtOnce || fits(numberOf(text), field)
  const isTyped = typed !== null && (!isKept(typed) || numberOf(typed) === numberOf(stored))
  const shown = isTyped ? typed : stored === null || stored === undefined ? '' : String(stored)
  const isWrong = isTyped && !isKept(typed)
  const isNoNumber = typeof numberOf(isTyped ? typed : stored) === 'string'
  const range = [field.min, field.max].every((end) => end !== undefined) ? `${field.min} – ${field.max}` : undefined
  return (
    <TextField
      {...boxOf({
        ...shared,
        note: isNoNumber ? word('not_number') : isWrong ? range : (shared.note ?? (shared.isLabelHidden ? undefined : range)),
        isFlawed: shared.isFlawed || isNoNumber || isWrong,
      })}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isKept(target.value)) onChange(numberOf(target.value))
      }}
      {...(isStoredAtOnce && { onBlur: () => setTyped(null) })}
      slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal', ...namedBy(shared) } }}
    />
  )
}

/** A part of a value that is written as JSON; a text that is no JSON yet is kept as it was typed. */
function SourceControl({ label, stored, onChange }: Change & { label: string; stored: unknown }) {
  const [typed, setTyped] = useState(() => (stored === undefined || stored === null ? '' : JSON.stringify(stored, null, 2)))
  return (
    <CodeField
      text={typed}
      language="json"
      label={label}
      onChange={(text) => {
        setTyped(text)
        const read = readJson(text)
        onChange(read.ok ? read.value : text)
      }}
    />
  )
}

/** The number of a text, the text itself where it is none, and undefined for an empty one. */
function numberOf(text: unknown): unknown {
  const latin = latinDigits(String(text ?? ''))
    .trim()
    .replace('\u066b', '.')
  if (latin === '') return undefined
  return Number.isFinite(Number(latin)) ? Number(latin) : text
}

/** Whether an absent or a typed number may be stored. */
function fits(value: unknown, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberField): boolean {
  return value === undefined || (typeof value === 'number' && value >= min && value <= max)
}
