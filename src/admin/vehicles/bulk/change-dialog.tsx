import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import type { BulkChange } from '#domains/stock/index.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { useWords } from '../../i18n/use-words.ts'
import { type ChangeResult, changeVehicles } from '../stock-source.ts'
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

// Long, since the choice, its preview, the change and what became of it are one dialog.
/** A change of the chosen vehicles: what it is, what it would make of each, and what became of them. */
export function ChangeDialog({ name, vehicles, onChanged, onClose }: ChangeDialogProps) {
  const word = useWords(bulkWords)
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch, onUnselectItems } = useListContext()
  const [change, setChange] = useState<BulkChange | null>(settled[name] ?? null)
  const [isSending, setIsSending] = useState(false)
  const [results, setResults] = useState<readonly ChangeResult[] | null>(null)
  const ids = useMemo(() => vehicles.map(({ id }) => id), [vehicles])
  const preview = usePreview(change, ids)
  // Another change is another name; the same one that is sent again has the name that it had.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what the key names
  const key = useMemo(() => crypto.randomUUID(), [JSON.stringify(change)])
  const titleId = useId()
  // A status and a publication are changed as the list shows them, a value as the preview does.
  const isPreviewed = name === 'price' || name === 'retailer' || name === 'listing'
  const changing = preview.plan?.filter(({ outcome }) => outcome === 'changed') ?? []
  const vehiclesToChange = isPreviewed ? changing.map(({ id, version }) => ({ id, version: version ?? '' })) : vehicles

  const send = async () => {
    if (!change) return
    setIsSending(true)
    try {
      const answers = await changeVehicles(key, change, vehiclesToChange)
      onChanged()
      await refetch()
      if (answers.every(({ outcome }) => outcome === 'changed')) {
        notify(word('done'), { type: 'success' })
        finish()
      } else setResults(answers)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    } finally {
      setIsSending(false)
    }
  }
  const finish = () => {
    onClose()
    onUnselectItems()
  }
  return (
    <Dialog open onClose={results ? finish : onClose} aria-labelledby={titleId} maxWidth={isPreviewed ? 'md' : 'sm'} fullWidth>
      <DialogTitle id={titleId}>{word(results ? 'result' : name)}</DialogTitle>
      <DialogContent>
        {results ? (
          <ChangeSummary results={results} />
        ) : (
          <>
            <DialogContentText>{word(`${name}_text`, { count: vehicles.length })}</DialogContentText>
            {name === 'status' ? <StatusChoice vehicles={vehicles} onChange={setChange} /> : null}
            {name === 'price' ? <PriceChoice vehicles={vehicles} onChange={setChange} /> : null}
            {name === 'retailer' ? <RetailerChoice onChange={setChange} /> : null}
            {name === 'listing' ? <ListingChoice onChange={setChange} /> : null}
            {isPreviewed ? <ChangePreview preview={preview} /> : <FeedWarnings plan={changing} />}
            {preview.hasFailed ? <Alert severity="error">{word('preview_failed')}</Alert> : null}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {results ? (
          <Button variant="contained" onClick={finish}>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.cancel')}
            </Button>
            <Button variant="contained" onClick={() => void send()} disabled={isSending || change === null || vehiclesToChange.length === 0}>
              {word(name)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
