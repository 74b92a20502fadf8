import { Typography } from '@mui/material'
import { CheckboxGroupInput, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { financingOptions, fuelTypes, type ListKey, rangeKeys, stockMarkets, vehicleStates, vehicleStatuses } from '#domains/stock/index.ts'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { SiteCurrency } from '../fields/site-currency.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useStockChoices } from '../vehicles/stock-choices.ts'
import { StockValuesInput } from './stock-values-input.tsx'
import { RangeInputs } from './range-inputs.tsx'
import { listingWords } from './words.ts'

const fresh = { market: '', language: 'ar', currency: '', membership: 'filtered' }

export function ListingEdit() {
  return (
    <RecordEdit>
      <ListingForm />
    </RecordEdit>
  )
}

export function ListingCreate() {
  return (
    <RecordCreate>
      <ListingForm isNew />
    </RecordCreate>
  )
}

function ListingForm({ isNew = false }: { isNew?: boolean }) {
  const word = useWords(listingWords)
  const fits = (pattern: RegExp, key: 'currency_code' | 'language_help') => (value: unknown) => (pattern.test(String(value ?? '')) ? undefined : word(key))
  const markets = stockMarkets.map((id) => ({ id, name: word(id) }))
  const memberships = (['filtered', 'named'] as const).map((id) => ({ id, name: word(id) }))
  return (
    <RecordForm canDelete={!isNew} defaultValues={isNew ? fresh : {}}>
      {isNew ? <SiteCurrency /> : null}
      <Pair>
        <TextInput source="name" validate={required()} />
        <LtrTextInput source="key" validate={required()} helperText={word('key_help')} />
      </Pair>
      <Pair>
        <LtrTextInput source="currency" validate={fits(/^[A-Z]{3}$/, 'currency_code')} />
        <LtrTextInput source="language" validate={fits(/^[a-z]{2}$/, 'language_help')} />
      </Pair>
      <Pair>
        <SelectInput source="market" choices={markets} emptyText={word('no_market')} parse={(value) => value ?? ''} />
        <SelectInput source="membership" choices={memberships} validate={required()} />
      </Pair>
      <Filters />
    </RecordForm>
  )
}

/** Filters whose values come from the stock. */
const open = {
  brands: 'nameplate_brand_name',
  models: 'nameplate_name',
  transmissions: 'transmission',
  colors: 'color',
  specific_colors: 'color_name',
  dealers: 'dealer_code',
} as const satisfies Partial<Record<ListKey, string>>

function Filters() {
  const word = useWords(listingWords)
  const choicesOf = useStockChoices()
  const isNamed = useWatch({ name: 'membership' }) === 'named'
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ marginBlockStart: 2 }}>
        {word('filters')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1 }}>
        {word(isNamed ? 'named_help' : 'filters_help')}
      </Typography>
      {isNamed ? null : (
        <>
          <CheckboxGroupInput source="filters.states" choices={choicesOf('state', vehicleStates)} />
          <CheckboxGroupInput source="filters.statuses" choices={choicesOf('status', vehicleStatuses)} />
          <CheckboxGroupInput source="filters.financing_options" choices={choicesOf('financing', financingOptions)} />
          <CheckboxGroupInput source="filters.engine_types" choices={choicesOf('fuel', fuelTypes)} />
          {(Object.keys(open) as (keyof typeof open)[]).map((key) => (
            <StockValuesInput key={key} source={`filters.${key}`} field={open[key]} />
          ))}
          <NumberInput source="filters.number_of_seats" step={1} validate={minValue(1)} />
          {rangeKeys.map((key) => (
            <RangeInputs key={key} filter={key} />
          ))}
        </>
      )}
    </>
  )
}
