import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { BulkChange, changedPrices, LEAST_PERCENT, MOST_PERCENT, priceSteps } from '#domains/stock/index.ts'
import { latinDigits } from '#kernel/digits.ts'
import { formatNumber } from '#kernel/format/number.ts'
import { ChoiceInput } from '../../fields/choice-input.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { ChosenVehicle } from './chosen-vehicle.ts'
import { bulkWords } from './words.ts'

const ways = ['lower', 'raise', 'set'] as const
type Way = (typeof ways)[number]
/** That of the input beside it. */
const choiceMargin = { marginBlock: '8px 4px' } as const
type Choice = { price: (typeof changedPrices)[number]; way: Way; number: string; step: number; currency: string }

/** What is typed as a change; null while it is none. Arabic digits are digits, and a comma parts thousands. */
export function priceChangeOf({ price, way, number, step, currency }: Choice): BulkChange | null {
  const text = latinDigits(number).replaceAll(',', '').trim()
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  const change =
    way === 'set' ? { kind: 'amount', price, amount: value, currency } : { kind: 'percent', price, percent: way === 'lower' ? -value : value, step }
  const parsedChange = BulkChange.safeParse(change)
  return parsedChange.success ? parsedChange.data : null
}

/** Which price changes, by how much or to what. */
export function PriceChoice({ vehicles, onChange }: { vehicles: readonly ChosenVehicle[]; onChange: (change: BulkChange | null) => void }) {
  const word = useWords(bulkWords)
  const labelId = useId()
  const currencies = [...new Set(vehicles.map(({ currency }) => currency))]
  const [choice, setChoice] = useState<Choice>({ price: 'paid', way: 'lower', number: '', step: 1, currency: currencies[0] ?? '' })
  const set = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    onChange(priceChangeOf(next))
  }
  const { price, way, number, step, currency } = choice
  const isWrong = number.trim() !== '' && priceChangeOf(choice) === null
  const range = way === 'set' ? word('amount_range') : word('percent_range', { most: way === 'lower' ? -LEAST_PERCENT : MOST_PERCENT })
  return (
    <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
      <ChoiceInput
        label={word('which_price')}
        value={price}
        options={changedPrices.map((one) => ({ value: one, label: word(`price_${one}`) }))}
        onChange={(chosenPrice) => set({ price: chosenPrice })}
      />
      <FormControl>
        <FormLabel id={labelId}>{word('how')}</FormLabel>
        <RadioGroup row aria-labelledby={labelId} value={way} onChange={(_, value) => set({ way: value as Way })}>
          {ways.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={word(one)} />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { flex: '1 1 10rem' } }}>
        <TextField
          size="small"
          label={word(way === 'set' ? 'amount' : 'percent')}
          value={number}
          onChange={({ target }) => set({ number: target.value })}
          error={isWrong}
          helperText={isWrong ? range : undefined}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        {way === 'set' ? (
          <ChoiceInput
            label={word('currency')}
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            hint={currencies.length > 1 ? word('one_currency') : undefined}
            sx={choiceMargin}
            onChange={(chosenCurrency) => set({ currency: chosenCurrency })}
          />
        ) : (
          <ChoiceInput
            label={word('step')}
            value={String(step)}
            options={priceSteps.map((one) => ({ value: String(one), label: formatNumber(one) }))}
            sx={choiceMargin}
            onChange={(chosenStep) => set({ step: Number(chosenStep) })}
          />
        )}
      </Box>
    </Box>
  )
}
