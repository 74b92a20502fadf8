import { Box, FormHelperText, Typography } from '@mui/material'
import { Fragment, type ReactNode } from 'react'
import type { RowField } from '#fields/field-types.ts'
import { nameIn } from '#fields/name-in.ts'
import { isWide } from '#fields/staff/is-wide.ts'
import { type VehicleSection, vehicleFieldEntries } from '#domains/stock/index.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { FieldInput } from '../filled/field-input.tsx'
import { useLanguage } from '../i18n/use-words.ts'
import { useFeedMark } from './feed-mark.tsx'

/** A field or a part of an object, by its name in the form. */
type PlacedField = { source: string; field: RowField }
type Group = { title: WordPair | null; placedFields: PlacedField[] }

type SectionInputsProps = {
  section: VehicleSection
  /** Inputs of their own, by field. */
  own: Readonly<Record<string, ReactNode>>
}

/** The inputs of one section of vehicle fields, narrow ones in pairs. */
export function SectionInputs({ section, own }: SectionInputsProps) {
  const language = useLanguage()
  return groupsOf(section).map(({ title, placedFields }) => (
    <Fragment key={placedFields[0]?.source}>
      {title && (
        <Typography variant="subtitle2" component="h3" sx={{ marginBlockStart: 2 }}>
          {nameIn(language, title)}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: 2,
          inlineSize: '100%',
          alignItems: 'start',
        }}
      >
        {placedFields.map(({ source, field }) => (
          <Box key={source} sx={{ minInlineSize: 0, gridColumn: isWide(field) ? '1 / -1' : undefined }}>
            {source in own ? <OwnInput source={source}>{own[source]}</OwnInput> : <MarkedInput source={source} field={field} />}
          </Box>
        ))}
      </Box>
    </Fragment>
  ))
}

/** An input that says whether a feed writes it. */
function MarkedInput({ source, field }: PlacedField) {
  const language = useLanguage()
  const mark = useFeedMark(source)
  const hint = [field.hint && nameIn(language, field.hint), mark].filter(Boolean).join(' ')
  return <FieldInput source={source} field={{ ...field, hint }} />
}

function OwnInput({ source, children }: { source: string; children: ReactNode }) {
  const mark = useFeedMark(source)
  return (
    <>
      {children}
      {mark ? <FormHelperText>{mark}</FormHelperText> : null}
    </>
  )
}

/** An object of several parts is a group of its own under its name. */
function groupsOf(section: VehicleSection): Group[] {
  const groups: Group[] = [{ title: null, placedFields: [] }]
  for (const [name, field] of vehicleFieldEntries) {
    if (field.section !== section) continue
    if (field.field_type !== 'Group') {
      groups.at(-1)?.placedFields.push({ source: field.staffName ?? name, field: { ...field, symbol: name } })
      continue
    }
    const parts = field.fields.map((part): PlacedField => ({ source: `${name}.${part.symbol}`, field: part }))
    if (parts.length === 1) groups.at(-1)?.placedFields.push(...parts)
    else groups.push({ title: field.label, placedFields: parts }, { title: null, placedFields: [] })
  }
  return groups.filter(({ placedFields }) => placedFields.length > 0)
}

/** The field of a vehicle as an input takes it. */
export function vehicleField(name: string): RowField {
  const [, field] = vehicleFieldEntries.find(([fieldName]) => fieldName === name) ?? []
  if (!field) throw new Error(`no field ${name}`)
  return { ...field, symbol: name }
}
