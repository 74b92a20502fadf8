import { Box, FormHelperText, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  TextInput,
  useTranslate,
} from 'react-admin'
import { type VehicleFieldKind, type KindName, type VehicleField, type VehicleSection, vehicleFieldEntries } from '#domains/stock/index.ts'
import { DayInput } from '../fields/day-input.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useFeedMark } from './feed-mark.tsx'
import { useStockChoices } from './stock-choices.ts'
import { SuggestionInput } from './suggestion-input.tsx'
import { vehicleWords } from './words.ts'

type VehicleWord = keyof typeof vehicleWords
type Placed = { source: string; kind: VehicleFieldKind; wordedAs?: VehicleField['wordedAs'] }
type SectionInputsProps = {
  section: VehicleSection
  /** Custom inputs by field; null omits the field. */
  own?: Readonly<Record<string, ReactNode>>
}

/** Kinds of fields that take the whole width. */
const wide: ReadonlySet<KindName> = new Set(['text', 'choices', 'texts', 'keys', 'names', 'entries', 'record', 'photos'])
const help: Readonly<Record<string, VehicleWord>> = {
  currency: 'amounts_help',
  gross_price: 'gross_help',
  features_standard: 'lines_help',
  disclaimers: 'list_help',
  publication_lists: 'list_help',
  feed: 'feed_help',
}
const keyboards: Readonly<Record<string, 'url' | 'email' | 'tel'>> = { config_url: 'url', owner_email: 'email', owner_phone: 'tel' }
const rowGap = { marginBlockStart: 2 }

/** The inputs of one section of vehicle fields, narrow ones in pairs. */
export function SectionInputs({ section, own = {} }: SectionInputsProps) {
  const fields = vehicleFieldEntries.filter(([, field]) => field.section === section)
  return groupsOf(fields).map(({ title, placed }) => (
    <FieldGroup key={placed[0]?.source} title={title}>
      {rowsOf(placed, own).map((row) => {
        const inputs = row.map((field) =>
          field.source in own ? (
            <OwnInput key={field.source} source={field.source}>
              {own[field.source]}
            </OwnInput>
          ) : (
            <FieldInput key={field.source} {...field} />
          ),
        )
        return row.length > 1 ? <Pair key={row[0]?.source}>{inputs}</Pair> : inputs
      })}
    </FieldGroup>
  ))
}

function OwnInput({ source, children }: { source: string; children: ReactNode }) {
  const mark = useFeedMark(source)
  return (
    <Box sx={{ inlineSize: '100%' }}>
      {children}
      {mark ? <FormHelperText>{mark}</FormHelperText> : null}
    </Box>
  )
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <>
      {title === '' ? null : (
        <Typography variant="subtitle2" component="h3" sx={rowGap}>
          {translate(`resources.vehicles.fields.${title}`)}
        </Typography>
      )}
      {children}
    </>
  )
}

/** An object of several parts becomes its own group under its name. */
function groupsOf(fields: typeof vehicleFieldEntries): { title: string; placed: Placed[] }[] {
  const groups: { title: string; placed: Placed[] }[] = [{ title: '', placed: [] }]
  for (const [name, { kind, wordedAs, staffName = name }] of fields) {
    if (kind.name !== 'object') {
      groups.at(-1)?.placed.push({ source: staffName, kind, wordedAs })
      continue
    }
    const parts = Object.entries(kind.parts).map(([part, { kind: inner }]) => ({ source: `${name}.${part}`, kind: inner }))
    if (parts.length === 1) groups.at(-1)?.placed.push(...parts)
    else groups.push({ title: name, placed: parts }, { title: '', placed: [] })
  }
  return groups.filter(({ placed }) => placed.length > 0)
}

function rowsOf(placed: readonly Placed[], own: Readonly<Record<string, ReactNode>>): Placed[][] {
  const rows: Placed[][] = []
  for (const field of placed) {
    if (own[field.source] === null) continue
    const last = rows.at(-1)
    const isNarrow = (one: Placed | undefined) => one !== undefined && !wide.has(one.kind.name)
    if (last?.length === 1 && isNarrow(last[0]) && isNarrow(field)) last.push(field)
    else rows.push([field])
  }
  return rows
}

/** The input for a kind of field; as part of a list entry it is inline and has no help text. */
export function FieldInput({ source, kind, wordedAs, isInLine = false }: Placed & { isInLine?: boolean }) {
  const word = useWords(vehicleWords)
  const choicesOf = useStockChoices()
  const mark = useFeedMark(isInLine ? '' : source)
  const helpWord = help[source]
  const texts = [helpWord ? word(helpWord) : '', mark ?? ''].filter(Boolean).join(' ')
  const helperText = texts || (isInLine || kind.name === 'amount' ? (false as const) : undefined)
  const given = { source, ...(helperText === undefined ? {} : { helperText }) }
  const needed = kind.isNeeded ? [required()] : []
  const ends = kind.range ? [minValue(kind.range.min), maxValue(kind.range.max)] : []
  const web = (value: unknown) => (!value || /^(https?:\/\/|\/(?!\/))/i.test(String(value)) ? undefined : word('address'))
  const currency = (value: unknown) => (/^[A-Z]{3}$/.test(String(value ?? '')) ? undefined : word('currency_code'))
  const parts = Object.entries(kind.parts)
  switch (kind.name) {
    case 'choice':
      return <SelectInput {...given} choices={choicesOf(wordedAs ?? 'state', kind.options)} validate={required()} />
    case 'choices':
      return <CheckboxGroupInput {...given} choices={choicesOf(wordedAs ?? 'fuel', kind.options)} />
    case 'flag':
      return <BooleanInput {...given} />
    case 'day':
      return <DayInput {...given} />
    case 'whole':
      return <NumberInput {...given} step={1} validate={[...needed, ...ends]} />
    case 'number':
    case 'amount':
      return <NumberInput {...given} step="any" validate={[...needed, ...ends]} />
    case 'address':
      return <LtrTextInput {...given} inputMode="url" validate={web} />
    case 'code':
      return <LtrTextInput {...given} inputMode={keyboards[source]} validate={source === 'currency' ? [required(), currency] : needed} />
    case 'text':
      return <TextInput {...given} multiline />
    case 'names':
      return <TextInput {...given} multiline minRows={6} />
    case 'keys':
    case 'texts':
      return <TextArrayInput {...given} />
    case 'entries':
    case 'record':
      return (
        <ArrayInput {...given} sx={rowGap}>
          <SimpleFormIterator inline disableReordering={kind.name === 'record'}>
            {parts.map(([name, { kind: inner }]) => (
              <FieldInput key={name} source={name} kind={inner} isInLine />
            ))}
          </SimpleFormIterator>
        </ArrayInput>
      )
    case 'object':
    case 'photos':
      return null // objects are groups, pictures have a custom input
    default:
      return wordedAs ? <SuggestionInput {...given} kind={wordedAs} /> : <TextInput {...given} validate={needed} />
  }
}
