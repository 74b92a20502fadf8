import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useGetList } from 'react-admin'
import type { BulkChange } from '#domains/stock/index.ts'
import { ChoiceInput } from '../../fields/choice-input.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { bulkWords } from './words.ts'

type Listing = RaRecord & { key: string; name: string }

/** The listing that the vehicles are put into or taken out of: one of those whose cars are named, since the others choose their own. */
export function ListingChoice({ onChange }: { onChange: (change: BulkChange | null) => void }) {
  const word = useWords(bulkWords)
  const [choice, setChoice] = useState({ listing: '', belongs: true })
  const { data: listings = [], isPending } = useGetList<Listing>('listings', {
    filter: { membership: 'named' },
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
  })
  const set = (changes: Partial<typeof choice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    onChange(next.listing === '' ? null : { kind: 'listing', ...next })
  }
  if (!isPending && listings.length === 0) {
    return (
      <Alert severity="info" sx={{ marginBlockStart: 2 }}>
        {word('no_listings')}
      </Alert>
    )
  }
  return (
    <>
      <ChoiceInput
        label={word('which_listing')}
        value={choice.listing}
        options={listings.map(({ key, name }) => ({ value: key, label: name }))}
        sx={{ marginBlock: 2 }}
        onChange={(listing) => set({ listing })}
      />
      <RadioGroup row aria-label={word('how')} value={String(choice.belongs)} onChange={(_, value) => set({ belongs: value === 'true' })}>
        <FormControlLabel value="true" control={<Radio size="small" />} label={word('add')} />
        <FormControlLabel value="false" control={<Radio size="small" />} label={word('take_out')} />
      </RadioGroup>
    </>
  )
}
