import { Box, Button, Checkbox, FormControlLabel, FormGroup, FormLabel, MenuItem, Switch, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import type { ContentField, ContentFields } from '#domains/orders/index.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { HtmlField } from '../texts/html-field.tsx'
import { useSiteFacts } from '../fields/use-site-facts.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { type JourneyRecord, withField } from './journey-content.ts'
import { journeyFormWords } from './words.ts'

type FieldProps<Field extends ContentField = ContentField> = {
  field: Field
  value: unknown
  /** The value that applies while this one is empty; undefined if there is none. */
  inherited: unknown
  onChange: (value: unknown) => void
}
type Kind<Name extends ContentField['kind']> = Extract<ContentField, { kind: Name }>

/** The inputs of one section, in the order of its fields. */
export function JourneyFields({
  fields,
  value,
  inherited,
  onChange,
}: {
  fields: ContentFields
  value: unknown
  inherited: unknown
  onChange: (next: JourneyRecord) => void
}) {
  const record = isRecord(value) ? value : {}
  const below = isRecord(inherited) ? inherited : {}
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {Object.entries(fields).map(([key, field]) => (
        <JourneyField key={key} field={field} value={record[key]} inherited={below[key]} onChange={(next) => onChange(withField(record, key, next))} />
      ))}
    </Box>
  )
}

/** The input of one field, by its kind. */
function JourneyField(props: FieldProps) {
  const { field } = props
  switch (field.kind) {
    case 'group':
      return <Group {...props} field={field} />
    case 'list':
      return <List {...props} field={field} />
    case 'flag':
      return <Flag {...props} field={field} />
    case 'choice':
      return <Choice {...props} field={field} />
    case 'choices':
      return <Choices {...props} field={field} />
    case 'amount':
    case 'whole':
      return <Figure {...props} field={field} />
    case 'texts':
      return <Texts {...props} field={field} />
    default:
      return <Text {...props} field={field} />
  }
}

function Text({ field, value, inherited, onChange }: FieldProps<Kind<'text' | 'long_text' | 'html'>>) {
  const pair = usePair()
  const isLong = field.kind !== 'text'
  const text = typeof value === 'string' ? value : ''
  const currency = useSiteFacts()?.currency
  const help = field.note?.(text, currency) ?? field.hint
  if (field.kind === 'html') {
    // What stands there while the field is empty.
    const otherwise = text === '' && typeof inherited === 'string' ? inherited.replace(/<[^>]*>/g, ' ').trim() : undefined
    return <HtmlField label={pair(field.label)} value={text} allows="article" help={(help && pair(help)) ?? otherwise} onChange={onChange} />
  }
  return (
    <TextField
      label={pair(field.label)}
      value={text}
      placeholder={typeof inherited === 'string' ? inherited : undefined}
      helperText={help && pair(help)}
      multiline={isLong}
      {...(isLong && { minRows: 2 })}
      slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Figure({ field, value, inherited, onChange }: FieldProps<Kind<'amount' | 'whole'>>) {
  const pair = usePair()
  const otherwise = inherited ?? (field.kind === 'whole' ? field.default : undefined)
  return (
    <TextField
      type="number"
      label={pair(field.label)}
      value={typeof value === 'number' ? value : ''}
      placeholder={otherwise === undefined ? undefined : String(otherwise)}
      helperText={field.hint && pair(field.hint)}
      slotProps={{ htmlInput: { min: 0, step: field.kind === 'whole' ? 1 : 'any', dir: 'ltr' }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
}

function Flag({ field, value, inherited, onChange }: FieldProps<Kind<'flag'>>) {
  const pair = usePair()
  const isOn = typeof value === 'boolean' ? value : typeof inherited === 'boolean' ? inherited : field.default
  return <FormControlLabel control={<Switch checked={isOn} onChange={(_, next) => onChange(next)} />} label={pair(field.label)} />
}

function Choice({ field, value, inherited, onChange }: FieldProps<Kind<'choice'>>) {
  const pair = usePair()
  const chosen = typeof value === 'string' ? value : typeof inherited === 'string' ? inherited : field.default
  return (
    <TextField select label={pair(field.label)} value={chosen} onChange={({ target }) => onChange(target.value)}>
      {Object.entries(field.options).map(([id, name]) => (
        <MenuItem key={id} value={id}>
          {pair(name)}
        </MenuItem>
      ))}
    </TextField>
  )
}

function Choices({ field, value, inherited, onChange }: FieldProps<Kind<'choices'>>) {
  const pair = usePair()
  const id = useId()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : Array.isArray(inherited) ? inherited : []
  return (
    <FormGroup row aria-labelledby={id}>
      <FormLabel id={id} sx={{ width: '100%' }}>
        {pair(field.label)}
      </FormLabel>
      {Object.entries(field.options).map(([option, name]) => (
        <FormControlLabel
          key={option}
          label={pair(name)}
          control={
            <Checkbox checked={chosen.includes(option)} onChange={(_, isOn) => onChange(isOn ? [...chosen, option] : chosen.filter((one) => one !== option))} />
          }
        />
      ))}
    </FormGroup>
  )
}

/** A list of texts, one per line. */
function Texts({ field, value, inherited, onChange }: FieldProps<Kind<'texts'>>) {
  const pair = usePair()
  const word = useWords(journeyFormWords)
  const linesOf = (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : '')
  return (
    <TextField
      label={pair(field.label)}
      value={linesOf(value)}
      placeholder={linesOf(inherited)}
      helperText={word('line_each')}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value.split('\n'))}
    />
  )
}

function Group({ field, value, inherited, onChange }: FieldProps<Kind<'group'>>) {
  const pair = usePair()
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 2, minWidth: 0 }}>
      <legend>{pair(field.label)}</legend>
      <JourneyFields fields={field.fields} value={value} inherited={inherited} onChange={onChange} />
    </Box>
  )
}

/** A list of entries that can be added, removed and moved up. */
function List({ field, value, onChange }: FieldProps<Kind<'list'>>) {
  const pair = usePair()
  const word = useWords(journeyFormWords)
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const replaced = (index: number, next: unknown) => items.map((item, at) => (at === index ? next : item))
  const raised = (index: number) => items.map((item, at) => (at === index - 1 ? items[index] : at === index ? items[index - 1] : item))
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h4" variant="subtitle2">
        {pair(field.label)}
      </Typography>
      {field.hint && (
        <Typography variant="body2" color="text.secondary">
          {pair(field.hint)}
        </Typography>
      )}
      {items.map((item, index) => (
        // Entries have no id.
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position
        <Box key={index} sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5 }}>
          <Disclosure summary={titleOf(item) || word('entry', { n: index + 1 })}>
            <JourneyFields fields={field.fields} value={item} inherited={undefined} onChange={(next) => onChange(replaced(index, next))} />
          </Disclosure>
          <Box sx={{ display: 'flex', gap: 1 }}>
            {index > 0 && (
              <Button size="small" onClick={() => onChange(raised(index))}>
                {word('up')}
              </Button>
            )}
            <Button size="small" color="error" onClick={() => onChange(items.filter((_, at) => at !== index))}>
              {word('take_out')}
            </Button>
          </Box>
        </Box>
      ))}
      {items.length < field.max && (
        <Button size="small" variant="outlined" onClick={() => onChange([...items, {}])}>
          {word('add')}
        </Button>
      )}
    </Box>
  )
}

/** The title of a collapsed entry. */
function titleOf(item: unknown): string {
  if (!isRecord(item)) return ''
  return [item.name, item.type, item.id, item.company_uuid].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
}
