import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Autocomplete, Box, IconButton, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dayStyles, type FeedField, feedFields, findFeedField, numberStyles } from '#domains/stock/index.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { vehicleWords } from '../vehicles/words.ts'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords } from './words.ts'
import { parseWords, wordsText } from './words-text.ts'

export type Rule = {
  field: string
  part: string
  from: string
  constant: string
  words: { from: string; to: string }[]
  separator: string
  part_separator: string
  members: Record<string, string>
  number_style: (typeof numberStyles)[number]
  day_style: (typeof dayStyles)[number]
}
type Form = { format: string; rules: Rule[] }
type SetRule = <Name extends keyof Rule>(name: Name, value: Rule[Name]) => void

/** A rule that fills nothing yet. */
export const freshRule: Rule = {
  ...{ field: '', part: '', from: '', constant: '', words: [], separator: '', part_separator: '', members: {} },
  ...{ number_style: 'point', day_style: 'ymd' },
}

/** The rule of a field as it begins: entries of two parts that are both needed cannot be told apart without signs between them. */
export function ruleOf({ field, part, parts }: FeedField): Rule {
  const hasPairs = parts.some(({ isNeeded }, index) => index > 0 && isNeeded)
  return { ...freshRule, field, part, ...(hasPairs ? { separator: '|', part_separator: ':' } : {}) }
}

/** The field that a rule fills, by its name; '' while it fills none. */
export function nameOf(rule: Pick<Rule, 'field' | 'part'>): string {
  return findFeedField({ field: rule.field, part: rule.part ?? '' })?.name ?? ''
}

const ltr = { dir: 'ltr', spellCheck: false } as const
// The way to remove a rule stands beside its field, so that a phone shows a rule in two rows.
const grid = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) auto', md: 'minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"field field remove" "from constant constant" "entry entry entry"', md: '"field from constant remove" "entry entry entry entry"' },
} as const
const area = (gridArea: string) => ({ gridArea })

type RuleRowProps = { index: number; listId: string; taken: ReadonlySet<string>; onRemove: () => void }

/** One rule: the field, the column that fills it, what it is otherwise, and how the column is read. */
export function RuleRow({ index, listId, taken, onRemove }: RuleRowProps) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const { register, setValue, control } = useFormContext<Form>()
  const rule = useWatch({ control, name: `rules.${index}` })
  if (!rule) return null
  const field = findFeedField({ field: rule.field, part: rule.part ?? '' })
  const set: SetRule = (name, value) => setValue(`rules.${index}.${name}`, value as never, { shouldDirty: true })
  const choose = (chosen: FeedField) => {
    const { from, constant } = rule
    setValue(`rules.${index}`, { ...ruleOf(chosen), from, constant }, { shouldDirty: true })
  }
  const name = !field ? word('field') : field.kind === 'entries' && rule.part ? `${label(field.name)}: ${rule.part}` : label(field.name)
  const options = field && field.options.length > 0 ? word('options', { options: field.options.join(', ') }) : undefined
  return (
    <Box role="group" aria-label={name} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={grid}>
        <FieldChoice field={field} taken={taken} onChoose={choose} />
        <TextField
          size="small"
          label={word('from')}
          {...register(`rules.${index}.from`)}
          sx={area('from')}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, list: listId }, inputLabel: { shrink: true } }}
        />
        <TextField
          size="small"
          label={word('constant')}
          helperText={options}
          {...register(`rules.${index}.constant`)}
          sx={area('constant')}
          slotProps={{ htmlInput: { dir: 'auto' }, inputLabel: { shrink: true } }}
        />
        {field?.kind === 'entries' ? (
          <TextField
            size="small"
            label={word('entry')}
            helperText={word('entry_help')}
            value={rule.part ?? ''}
            onChange={({ target }) => set('part', target.value)}
            sx={area('entry')}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: 80 } }}
          />
        ) : null}
        <IconButton aria-label={word('remove_rule', { field: name })} onClick={onRemove} sx={{ ...area('remove'), marginBlockStart: 0.75 }}>
          <DeleteIcon />
        </IconButton>
      </Box>
      {field ? (
        <Disclosure summary={word('details')}>
          {/* Another field is read in another way. */}
          <RuleDetails key={field.name} field={field} rule={rule} set={set} />
        </Disclosure>
      ) : null}
    </Box>
  )
}

const fields = feedFields()

/** The fields in groups, found by their name on the screen or in the API. */
function FieldChoice({ field, taken, onChoose }: { field: FeedField | undefined; taken: ReadonlySet<string>; onChoose: (field: FeedField) => void }) {
  const word = useWords(feedWords)
  const group = useWords(vehicleWords)
  const label = useFieldLabel()
  return (
    <Autocomplete
      size="small"
      sx={area('field')}
      options={fields.filter(({ name, kind }) => name === field?.name || kind === 'entries' || !taken.has(name))}
      value={field ?? null}
      onChange={(_event, chosen) => chosen && onChoose(chosen)}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      getOptionLabel={({ name }) => label(name)}
      getOptionKey={({ name }) => name}
      groupBy={(option) => group(option.section)}
      filterOptions={(options, { inputValue }) => options.filter(({ name }) => isFound(inputValue, [label(name), name]))}
      disableClearable={field !== undefined}
      noOptionsText={word('no_field')}
      renderInput={(params) => <TextField {...params} label={word('field')} />}
    />
  )
}

function isFound(searched: string, texts: readonly string[]): boolean {
  const wanted = searched.trim().toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

const listKinds = new Set<FeedField['kind']>(['choices', 'texts', 'names', 'photos', 'entries'])

function RuleDetails({ field, rule, set }: { field: FeedField; rule: Rule; set: SetRule }) {
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

/** How the parts of an entry are found: in a text by a sign between them, in an element of JSON or XML by their paths. */
function EntryDetails({ field, rule, set }: { field: FeedField; rule: Rule; set: SetRule }) {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const { control } = useFormContext<Form>()
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
              slotProps={{ htmlInput: { ...ltr, maxLength: 300 }, inputLabel: { shrink: true } }}
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
