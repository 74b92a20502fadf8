import { Alert, DialogContentText } from '@mui/material'
import { useMemo, useState } from 'react'
import { useListContext } from 'react-admin'
import type { BulkChange } from '#domains/stock/index.ts'
import { QuestionDialog } from '../../dialogs/question-dialog.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { changeVehicles } from '../stock-source.ts'
import { ChangePreview, FeedWarnings } from './change-preview.tsx'
import { ChangeSummary } from './change-summary.tsx'
import type { ChangeName, ChosenVehicle } from './chosen-vehicle.ts'
import { ListingChoice } from './listing-choice.tsx'
import { PriceChoice } from './price-choice.tsx'
import { RetailerChoice } from './retailer-choice.tsx'
import { StatusChoice } from './status-choice.tsx'
import { usePreview } from './use-preview.ts'
import { bulkWords } from './words.ts'

type ChangeDialogProps = { name: ChangeName; vehicles: readonly ChosenVehicle[]; onChanged: () => void; onClose: () => void }

/** What needs no choice. */
const settled: Partial<Record<ChangeName, BulkChange>> = {
  publish: { kind: 'publication', is_published: true },
  withdraw: { kind: 'publication', is_published: false },
}

/** A change of the chosen vehicles: what it is, what it would make of each, and what became of them. */
export function ChangeDialog({ name, vehicles, onChanged, onClose }: ChangeDialogProps) {
  const word = useWords(bulkWords)
  const { refetch, onUnselectItems } = useListContext()
  const [change, setChange] = useState<BulkChange | null>(settled[name] ?? null)
  const ids = useMemo(() => vehicles.map(({ id }) => id), [vehicles])
  const preview = usePreview(change, ids)
  // Another change is another name; the same one that is sent again has the name that it had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what the key names
  const key = useMemo(() => crypto.randomUUID(), [JSON.stringify(change)])
  // A status and a publication are changed as the list shows them, a value as the preview does.
  const isPreviewed = name === 'price' || name === 'retailer' || name === 'listing'
  const changing = preview.plan?.filter(({ outcome }) => outcome === 'changed') ?? []
  const vehiclesToChange = isPreviewed ? changing.map(({ id, version }) => ({ id, version: version ?? '' })) : vehicles

  const send = async () => {
    if (!change) return undefined
    const results = await changeVehicles(key, change, vehiclesToChange)
    onChanged()
    await refetch()
    if (results.every(({ outcome }) => outcome === 'changed')) return word('done')
    return { title: word('result'), content: <ChangeSummary results={results} /> }
  }
  return (
    <QuestionDialog
      title={word(name)}
      action={word(name)}
      width={isPreviewed ? 'md' : 'sm'}
      isReady={change !== null && vehiclesToChange.length > 0}
      send={send}
      onClose={onClose}
      onDone={onUnselectItems}
    >
      <DialogContentText>{word(`${name}_text`, { count: vehicles.length })}</DialogContentText>
      {name === 'status' ? <StatusChoice vehicles={vehicles} onChange={setChange} /> : null}
      {name === 'price' ? <PriceChoice vehicles={vehicles} onChange={setChange} /> : null}
      {name === 'retailer' ? <RetailerChoice onChange={setChange} /> : null}
      {name === 'listing' ? <ListingChoice onChange={setChange} /> : null}
      {isPreviewed ? <ChangePreview preview={preview} /> : <FeedWarnings plan={changing} />}
      {preview.hasFailed ? <Alert severity="error">{word('preview_failed')}</Alert> : null}
    </QuestionDialog>
  )
}
