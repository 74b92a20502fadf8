import { Alert, Box, FormHelperText, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { journeyFields, type JourneyType, paymentTypeNames } from '#domains/orders/index.ts'
import { nameIn } from '#fields/name-in.ts'
import { FieldForm } from '#fields/staff/field-form.tsx'
import { StaffKitProvider } from '#fields/staff/staff-kit.ts'
import { fieldFlaws } from '#fields/values/field-flaws.ts'
import type { ContentFields } from '#fields/values/read-content.ts'
import { valueAt } from '#fields/values/row-values.ts'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { Disclosure } from '../fields/disclosure.tsx'
import { useFilledKit } from '../filled/filled-input.tsx'
import { filledInputWords } from '../filled/words.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { type JourneyRecord, overridesOf, recordOf, withOverrides, withoutEmptied } from './journey-content.ts'
import { JourneyPreview } from './journey-preview.tsx'
import { journeyFormWords } from './words.ts'

const ways = Object.keys(paymentTypeNames)

/** The form of one configuration type of the order journey: values for all payment types, or overrides for one. A preview shows the step as visitors see it. */
export function JourneyForm({ type }: { type: JourneyType }) {
  const word = useWords(journeyFormWords)
  const filledWord = useWords(filledInputWords)
  const pair = usePair()
  const sections: ContentFields = journeyFields[type]
  const flawsOf = (content: JourneyRecord | null) => fieldFlaws(sections, content)
  const { field, fieldState } = useInput({
    source: 'content',
    validate: (text) => {
      const content = recordOf(text)
      const all = content ? [content, ...ways.map((way) => overridesOf(content, way))] : []
      return all.some((one) => flawsOf(one).length > 0) ? filledWord('flawed') : undefined
    },
  })
  const [payment, setPayment] = useState('')
  const content = recordOf(field.value)
  const own = content && payment !== '' ? overridesOf(content, payment) : content
  const kit = useFilledKit(flawsOf(own), (path) => (payment === '' ? undefined : valueAt(content, path)))
  if (!content || !own) return <Alert severity="error">{word('unreadable')}</Alert>
  const change = (next: unknown) => {
    const changedRecord = withoutEmptied(own, next) as JourneyRecord // an object stays one
    field.onChange(JSON.stringify(payment === '' ? changedRecord : withOverrides(content, payment, changedRecord), null, 2))
  }
  const message = fieldState.error?.message
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <ChoiceInput
          label={word('for')}
          value={payment}
          options={[{ value: '', label: word('all_payments') }, ...Object.entries(paymentTypeNames).map(([id, name]) => ({ value: id, label: pair(name) }))]}
          hint={payment === '' ? undefined : word('overrides')}
          onChange={setPayment}
        />
        <Typography variant="body2" color="text.secondary">
          {word('empty_means')}
        </Typography>
        <StaffKitProvider value={kit}>
          {sections.map((section) => (
            <Box key={section.symbol} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1 }}>
              <Disclosure summary={nameIn(kit.language, section.label)}>
                <SectionFields key={payment} id={`${type}:${payment}`} section={section} content={own} onChange={change} />
              </Disclosure>
            </Box>
          ))}
        </StaffKitProvider>
        {message && <FormHelperText error>{message}</FormHelperText>}
      </Box>
      <JourneyPreview key={type} type={type} content={content} payment={payment} />
    </Box>
  )
}

type SectionFieldsProps = { id: string; section: ContentFields[number]; content: JourneyRecord; onChange: (content: unknown) => void }

/** The fields of a section, whose name stands above them already. */
function SectionFields({ id, section, content, onChange }: SectionFieldsProps) {
  const { symbol } = section
  if (section.field_type !== 'Group') return <FieldForm id={id} fields={[section]} value={content} onChange={onChange} />
  const change = (next: unknown) => onChange({ ...content, [symbol]: next })
  return <FieldForm id={`${id}:${symbol}`} fields={section.fields} value={content[symbol]} path={symbol} onChange={change} />
}
