import { Box, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dayStyles, type FeedField, numberStyles } from '#domains/stock/index.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import type { Rule } from './rule.ts'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords } from './words.ts'
import { parseWords, wordsText } from './texts/words-text.ts'

export type SetRule = <Name extends keyof Rule>(name: Name, value: Rule[Name]) => void

const listKinds = new Set<FeedField['kind']>(['choices', 'texts', 'names', 'photos', 'entries'])

/** Edits how the values of a column are read: words, lists, numbers and days. */
export function RuleDetails({ field, rule, set }: { field: FeedField; rule: Rule; set: SetRule }) {
  const word = useWords(feedWords)
  const [text, setText] = useState(() => wordsText(rule.words ?? []))
  const kinds = [field.kind, ...field.parts.map(({ kind }) => kind)]
  const isWholeList = listKinds.has(field.kind) && !rule.part
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 1.5, alignItems: 'start', paddingBlockStart: 1 }}>
      <TextField
        size="small"
        multiline
        minRows={2}
        label={word('words')}
        helperText={word('words_help')}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          set('words', parseWords(target.value))
        }}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <Box>
        {isWholeList ? <Separator label={word('separator')} value={rule.separator} onChange={(value) => set('separator', value)} /> : null}
        {isWholeList && field.kind === 'entries' ? <EntryDetails field={field} rule={rule} set={set} /> : null}
        {kinds.some((kind) => kind === 'number' || kind === 'whole') ? (
          <Style label={word('number_style')} value={rule.number_style ?? 'point'} styles={numberStyles} onChange={(style) => set('number_style', style)} />
        ) : null}
        {kinds.includes('day') ? (
          <Style label={word('day_style')} value={rule.day_style ?? 'ymd'} styles={dayStyles} onChange={(style) => set('day_style', style)} />
        ) : null}
      </Box>
    </Box>
  )
}

/** Edits how the parts of an entry are found: in a text by separator, in a JSON or XML element by path. */
function EntryDetails({ field, rule, set }: { field: FeedField; rule: Rule; set: SetRule }) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const { control } = useFormContext<{ format: string }>()
  const format = useWatch({ control, name: 'format' })
  const partLabel = (part: string) => label(`${field.field}.${part}`).split(': ').at(-1) ?? part
  return (
    <>
      <Separator
        label={word('part_separator')}
        help={word('part_separator_help', { parts: field.parts.map(({ name }) => partLabel(name)).join(` ${rule.part_separator || ':'} `) })}
        value={rule.part_separator}
        onChange={(value) => set('part_separator', value)}
      />
      {format === 'csv'
        ? null
        : field.parts.map(({ name }) => (
            <TextField
              key={name}
              size="small"
              label={word('member', { part: partLabel(name) })}
              placeholder={name}
              value={rule.members?.[name] ?? ''}
              onChange={({ target }) => set('members', { ...rule.members, [name]: target.value })}
              slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, maxLength: 300 }, inputLabel: { shrink: true } }}
            />
          ))}
    </>
  )
}

type SeparatorProps = { label: string; help?: string; value: string | undefined; onChange: (value: string) => void }

function Separator({ label, help, value, onChange }: SeparatorProps) {
  return (
    <TextField
      size="small"
      label={label}
      helperText={help}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 5 } }}
    />
  )
}

const styleWords = { point: 'point', comma: 'number_comma', ymd: 'ymd', dmy: 'dmy', mdy: 'mdy' } as const
type StyleProps<Value extends string> = { label: string; value: Value; styles: readonly Value[]; onChange: (style: Value) => void }

function Style<Value extends keyof typeof styleWords>({ label, value, styles, onChange }: StyleProps<Value>) {
  const word = useWords(feedWords)
  return (
    <TextField select size="small" label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {styles.map((style) => (
        <MenuItem key={style} value={style}>
          <Ltr>{word(styleWords[style])}</Ltr>
        </MenuItem>
      ))}
    </TextField>
  )
}
