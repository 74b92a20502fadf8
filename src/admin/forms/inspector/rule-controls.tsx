import { FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { FieldKind, FieldRules, FormField } from '#domains/forms/index.ts'
import { useWords } from '../../i18n/use-words.ts'
import { NumberField } from './number-field.tsx'
import { isExpression, patternOf, patterns } from './patterns.ts'
import { TextPair } from './text-pair.tsx'
import { inspectorWords } from './words.ts'

const LARGEST_FILE_KB = 20_480
const MOST_CHARACTERS = 10_000

/** What `min` and `max` limit, by field type; a type that is missing has neither. */
const counted: Partial<Record<FieldKind, 'text' | 'number' | 'choices'>> = { text: 'text', textarea: 'text', number: 'number', checkbox: 'choices' }
const unruled: ReadonlySet<FieldKind> = new Set(['html', 'step', 'hidden', 'vehicle'])

export const hasRules = (kind: FieldKind) => !unruled.has(kind)

type RuleControlsProps = { field: FormField; isDisabled: boolean; onChange: (rules: FieldRules | undefined, step?: string) => void }

/** A control for each validation rule of a field type. */
export function RuleControls({ field: { type, rules = {} }, isDisabled, onChange }: RuleControlsProps) {
  const word = useWords(inspectorWords)
  const counts = counted[type]
  const set = (changes: { [Rule in keyof FieldRules]: FieldRules[Rule] | undefined }, step?: string) => {
    const kept = Object.entries({ ...rules, ...changes }).filter(([, value]) => value !== undefined)
    onChange(kept.length > 0 ? (Object.fromEntries(kept) as FieldRules) : undefined, step)
  }
  if (type === 'consent') return <Typography variant="body2">{word('always_required')}</Typography>
  return (
    <>
      <FormControlLabel
        control={<Switch checked={rules.required === true} disabled={isDisabled} onChange={(_, isOn) => set({ required: isOn ? true : undefined })} />}
        label={word('required')}
      />
      {counts && (
        <>
          <NumberField
            label={word(`min_${counts}`)}
            value={rules.min}
            {...(counts === 'number' ? {} : { least: 0, most: MOST_CHARACTERS })}
            isDisabled={isDisabled}
            onChange={(min) => set({ min }, 'min')}
          />
          <NumberField
            label={word(`max_${counts}`)}
            value={rules.max}
            {...(counts === 'number' ? {} : { least: 1, most: MOST_CHARACTERS })}
            {...(counts === 'text' ? { help: word('max_help') } : {})}
            isDisabled={isDisabled}
            onChange={(max) => set({ max }, 'max')}
          />
        </>
      )}
      {type === 'file' && (
        <>
          <NumberField
            label={word('size')}
            value={rules.size}
            least={1}
            most={LARGEST_FILE_KB}
            help={word('size_help')}
            isDisabled={isDisabled}
            onChange={(size) => set({ size }, 'size')}
          />
          <EndingsField endings={rules.accept} isDisabled={isDisabled} onChange={(accept) => set({ accept }, 'accept')} />
        </>
      )}
      {type === 'text' && <PatternControl pattern={rules.pattern} isDisabled={isDisabled} onChange={(pattern, step) => set({ pattern }, step)} />}
    </>
  )
}

type EndingsProps = { endings: readonly string[] | undefined; isDisabled: boolean; onChange: (endings: readonly string[] | undefined) => void }

function EndingsField({ endings = [], isDisabled, onChange }: EndingsProps) {
  const word = useWords(inspectorWords)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={word('accept')}
      value={typed ?? endings.join(', ')}
      disabled={isDisabled}
      helperText={word('accept_help')}
      onChange={({ target }) => {
        setTyped(target.value)
        const found = [...new Set(target.value.toLowerCase().split(/[^a-z0-9]+/))].filter((ending) => /^[a-z0-9]{1,8}$/.test(ending)).slice(0, 20)
        onChange(found.length > 0 ? found : undefined)
      }}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { dir: 'ltr', maxLength: 200 } }}
    />
  )
}

type Pattern = NonNullable<FieldRules['pattern']>
type PatternProps = { pattern: Pattern | undefined; isDisabled: boolean; onChange: (pattern: Pattern | undefined, step?: string) => void }

/** A named pattern, or a custom regular expression. */
function PatternControl({ pattern, isDisabled, onChange }: PatternProps) {
  const word = useWords(inspectorWords)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOwn, setIsOwn] = useState(false)
  const kind = isOwn ? 'own' : patternOf(pattern?.source)
  const source = typed ?? pattern?.source ?? ''
  return (
    <>
      <TextField
        select
        label={word('pattern')}
        value={kind}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = target.value as ReturnType<typeof patternOf>
          setTyped(null)
          setIsOwn(chosen === 'own')
          if (chosen === 'none') onChange(undefined)
          else if (chosen !== 'own') onChange({ ...pattern, source: patterns[chosen] })
        }}
      >
        {(['none', ...Object.keys(patterns), 'own'] as ReturnType<typeof patternOf>[]).map((one) => (
          <MenuItem key={one} value={one}>
            {word(`pattern_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'own' && (
        <TextField
          label={word('pattern_source')}
          value={source}
          disabled={isDisabled}
          error={source !== '' && !isExpression(source)}
          helperText={source !== '' && !isExpression(source) ? word('pattern_wrong') : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value !== '' && isExpression(target.value)) onChange({ ...pattern, source: target.value }, 'pattern')
          }}
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 300, spellCheck: false } }}
        />
      )}
      {pattern && (
        <TextPair
          label={word('pattern_message')}
          value={pattern.message}
          maxLength={300}
          isDisabled={isDisabled}
          onChange={(message) => onChange({ source: pattern.source, ...(message ? { message } : {}) }, 'pattern message')}
        />
      )}
    </>
  )
}
