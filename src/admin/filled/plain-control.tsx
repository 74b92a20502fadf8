import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { NumberField } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import type { PlainControl as PlainControlProps } from '#fields/staff/staff-kit.ts'
import { latinDigits } from '#kernel/digits.ts'
import { readJson } from '#kernel/json/json.ts'
import { iconNames } from '#ui/icon-sprite.tsx'
import { CodeField } from '../code-editor/code-field.tsx'
import { useForms } from '../fields/use-forms.ts'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { ImageIdField } from '../media/image-id-input.tsx'
import { HtmlField } from '../texts/html-field.tsx'
import { filledInputWords } from './words.ts'

/** The control of a plain field of a value, by its type. */
export function PlainControl(props: PlainControlProps) {
  const { id, field, stored, problem, isLabelHidden = false, onChange } = props
  const language = useLanguage()
  const word = useWords(filledInputWords)
  const label = nameIn(language, field.label)
  const value = stored ?? field.default
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const shared = { id, label, isLabelHidden, note: problem ?? (field.hint && nameIn(language, field.hint)), isFlawed: problem !== undefined }
  switch (field.field_type) {
    case 'Bool':
      return (
        <>
          <FormControlLabel
            control={<Switch id={id} checked={value === true} onChange={(_, isOn) => onChange(isOn)} slotProps={{ input: namedBy(shared) }} />}
            label={isLabelHidden ? '' : label}
          />
          {problem && <FormHelperText error>{problem}</FormHelperText>}
        </>
      )
    case 'Number':
      if (field.choices === 'forms') return <FormChoice {...shared} text={text} onChange={onChange} />
      return <NumberControl {...shared} field={field} stored={value} onChange={onChange} />
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
      const offered = iconNames.map((name) => ({ value: name as string, label: <bdi>{name}</bdi> }))
      return <Chosen {...shared} text={text} offered={[{ value: '', label: word('none') }, ...offered]} onChange={onChange} />
    }
    case 'Markdown':
      return <HtmlField label={label} value={text} allows={field.format === 'html' ? field.allows : 'article'} problem={problem} onChange={onChange} />
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
      return <Typed {...shared} text={text} isCode={field.translatable !== true} isLong={field.field_type === 'Text'} onChange={onChange} />
    default:
      return field satisfies never
  }
}

type Shared = { id: string; label: string; isLabelHidden: boolean; note: string | undefined; isFlawed: boolean }
type Change = { onChange: (value: unknown) => void }

/** The name of an input stands above it, or in the head of its table. */
function boxOf({ id, label, isLabelHidden, note, isFlawed }: Shared) {
  return {
    id,
    fullWidth: true,
    size: 'small' as const,
    error: isFlawed,
    helperText: note,
    ...(isLabelHidden ? {} : { label }),
  }
}

const namedBy = ({ label, isLabelHidden }: Shared) => (isLabelHidden ? { 'aria-label': label } : {})

function Typed({ text, isCode, isLong = false, onChange, ...shared }: Shared & Change & { text: string; isCode: boolean; isLong?: boolean }) {
  const code = isCode ? { dir: 'ltr', spellCheck: false, translate: 'no' as const } : { dir: 'auto' }
  return (
    <TextField
      {...boxOf(shared)}
      multiline={isLong}
      {...(isLong && { minRows: 3 })}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { ...code, ...namedBy(shared) } }}
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
      {(isOffered ? offered : [...offered, { value: text, label: <bdi>{text}</bdi> }]).map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
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

/** A number as it is typed, Arabic digits included. What is no number stays in the field and says so. */
function NumberControl({ field, stored, onChange, ...shared }: Shared & Change & { field: NumberField; stored: unknown }) {
  const word = useWords(filledInputWords)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && numberOf(typed) === numberOf(stored) ? typed : stored === null || stored === undefined ? '' : String(stored)
  const isWrong = typeof stored === 'string' && typeof numberOf(stored) === 'string'
  const range = [field.min, field.max].every((end) => end !== undefined) ? `${field.min} – ${field.max}` : undefined
  return (
    <TextField
      {...boxOf({
        ...shared,
        note: isWrong ? word('not_number') : (shared.note ?? (shared.isLabelHidden ? undefined : range)),
        isFlawed: shared.isFlawed || isWrong,
      })}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(numberOf(target.value))
      }}
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
