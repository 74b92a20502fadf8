import { TextField } from '@mui/material'
import type { TextLevel } from '#fields/field-types.ts'
import type { FormText } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { HtmlField } from '../../texts/html-field.tsx'
import { inspectorWords } from './words.ts'

type TextPairProps = {
  label: string
  value: FormText | undefined
  /** The problem of the Arabic text. */
  problem?: string | undefined
  help?: string
  maxLength: number
  rows?: number
  isDisabled: boolean
  /** What texts of HTML, which the server sanitises, may be made of. */
  allows?: TextLevel
  /** Undefined when both texts are empty. */
  onChange: (text: FormText | undefined) => void
}

/** A text in Arabic and in English; without English, visitors read the Arabic text. */
export function TextPair({ label, value, problem, help, maxLength, rows, isDisabled, allows, onChange }: TextPairProps) {
  const word = useWords(inspectorWords)
  const { ar = '', en = '' } = value ?? {}
  const change = (next: { ar: string; en: string }) =>
    onChange(next.ar === '' && next.en === '' ? undefined : { ar: next.ar, ...(next.en === '' ? {} : { en: next.en }) })
  if (allows && !isDisabled) {
    return (
      <>
        <HtmlField label={word('in_arabic', { label })} value={ar} {...{ allows, problem, help }} onChange={(text) => change({ ar: text, en })} />
        <HtmlField label={word('in_english', { label })} value={en} allows={allows} textLanguage="en" onChange={(text) => change({ ar, en: text })} />
      </>
    )
  }
  const long = rows ? { multiline: true, minRows: rows, maxRows: 12 } : {}
  return (
    <>
      <TextField
        label={word('in_arabic', { label })}
        value={ar}
        disabled={isDisabled}
        error={problem !== undefined}
        helperText={problem ?? help}
        onChange={({ target }) => change({ ar: target.value, en })}
        slotProps={{ htmlInput: { maxLength, dir: 'auto', lang: 'ar' } }}
        {...long}
      />
      <TextField
        label={word('in_english', { label })}
        value={en}
        disabled={isDisabled}
        onChange={({ target }) => change({ ar, en: target.value })}
        slotProps={{ htmlInput: { maxLength, dir: 'ltr', lang: 'en' } }}
        {...long}
      />
    </>
  )
}
