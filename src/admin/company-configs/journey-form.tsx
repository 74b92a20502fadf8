import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useInput } from 'react-admin'
import { journeyFields, type JourneyType, paymentTypeNames } from '#domains/orders/index.ts'
import { isRecord } from '#kernel/json/json-values.ts'
import { Disclosure } from '../fields/disclosure.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { JourneyFields } from './journey-field.tsx'
import { overridesOf, recordOf, withField, withOverrides } from './journey-content.ts'
import { JourneyPreview } from './journey-preview.tsx'
import { journeyFormWords } from './words.ts'

/** The form of one configuration type of the order journey: values for all payment types, or overrides for one. A preview shows the step as visitors see it. */
export function JourneyForm({ type }: { type: JourneyType }) {
  const word = useWords(journeyFormWords)
  const pair = usePair()
  const { field } = useInput({ source: 'content' })
  const [payment, setPayment] = useState('')
  const content = recordOf(field.value)
  if (!content) return <Alert severity="error">{word('unreadable')}</Alert>
  const own = payment === '' ? content : overridesOf(content, payment)
  const change = (section: string, next: unknown) => {
    const changed = withField(own, section, next)
    field.onChange(JSON.stringify(payment === '' ? changed : withOverrides(content, payment, changed), null, 2))
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <TextField
          select
          label={word('for')}
          value={payment}
          helperText={payment === '' ? undefined : word('overrides')}
          onChange={({ target }) => setPayment(target.value)}
        >
          <MenuItem value="">{word('all_payments')}</MenuItem>
          {Object.entries(paymentTypeNames).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {pair(name)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="text.secondary">
          {word('empty_means')}
        </Typography>
        {Object.entries(journeyFields[type]).map(([section, described]) => (
          <Box key={section} sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1 }}>
            <Disclosure summary={pair(described.label)}>
              <JourneyFields
                fields={{ [section]: described }}
                value={{ [section]: own[section] }}
                inherited={payment === '' ? undefined : content}
                onChange={(next) => change(section, isRecord(next) ? next[section] : undefined)}
              />
            </Disclosure>
          </Box>
        ))}
      </Box>
      <JourneyPreview key={type} type={type} content={content} payment={payment} />
    </Box>
  )
}
