import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { RetailerDraft } from '#domains/retailers/index.ts'
import { ownerFields } from '#domains/stock/index.ts'
import { useWords } from '../i18n/use-words.ts'
import { vehicleWords } from './words.ts'

/** Chooses the vehicle's retailer and copies the retailer's details into the vehicle. */
export function RetailerInput() {
  const word = useWords(vehicleWords)
  const { setValue } = useFormContext()
  const takeOver = (dealer: (RaRecord & RetailerDraft & { id: number }) | null) => {
    if (!dealer) return
    const { retailer_id: _, ...details } = ownerFields(dealer)
    for (const [field, value] of Object.entries(details)) setValue(field, value, { shouldDirty: true })
  }
  return (
    <ReferenceInput source="retailer_id" reference="dealers" sort={{ field: 'name', order: 'ASC' }} perPage={50}>
      <AutocompleteInput
        optionText="name"
        filterToQuery={(q: string) => ({ q })}
        helperText={word('retailer_help')}
        onChange={(_value: unknown, dealer: unknown) => takeOver(dealer as (RaRecord & RetailerDraft & { id: number }) | null)} // the chosen retailer
      />
    </ReferenceInput>
  )
}
