import { AutocompleteInput, type RaRecord, ReferenceInput, TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { DealerDraft } from '#domains/retailers/index.ts'
import { ownerFields } from '#domains/stock/index.ts'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { useWords } from '../i18n/use-words.ts'
import { vehicleWords } from './words.ts'

/** The retailer, chosen from the dealers, and the owner's details as they are offered. */
export function RetailerInputs() {
  const word = useWords(vehicleWords)
  const { setValue } = useFormContext()
  const takeOver = (dealer: (RaRecord & DealerDraft & { id: number }) | null) => {
    if (!dealer) return
    const { retailer_id: _, ...details } = ownerFields(dealer)
    for (const [field, value] of Object.entries(details)) setValue(field, value, { shouldDirty: true })
  }
  return (
    <>
      <ReferenceInput source="retailer_id" reference="dealers" sort={{ field: 'name', order: 'ASC' }} perPage={50}>
        <AutocompleteInput
          optionText="name"
          filterToQuery={(q: string) => ({ q })}
          helperText={word('retailer_help')}
          onChange={(_value: unknown, dealer: unknown) => takeOver(dealer as (RaRecord & DealerDraft & { id: number }) | null)} // the dealer that was chosen
        />
      </ReferenceInput>
      <Pair>
        <LtrTextInput source="dealer_code" />
        <TextInput source="owner_name" />
      </Pair>
      <TextInput source="owner_address" />
      <Pair>
        <TextInput source="owner_city" />
        <TextInput source="owner_state" />
      </Pair>
      <Pair>
        <LtrTextInput source="owner_zipcode" />
        <LtrTextInput source="owner_phone" type="tel" />
      </Pair>
      <Pair>
        <LtrTextInput source="owner_email" inputMode="email" />
        <TextInput source="owner_contact_details" />
      </Pair>
      <TextInput source="owner_opening_hours" multiline />
      <Pair>
        <TextInput source="owner_metadata.display_name_jag" />
        <TextInput source="owner_metadata.display_name_lr" />
      </Pair>
      <Pair>
        <LtrTextInput source="owner_uuid" />
        <LtrTextInput source="owner_id" />
      </Pair>
    </>
  )
}
