import AutorenewIcon from '@mui/icons-material/AutorenewOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin'
import { type BulkChange, type StockRecord, statusMoves, type VehicleStatus, vehicleStatuses } from '#domains/stock/index.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { useStockWord } from './stock-choices.ts'
import { type ChangeResult, changeVehicles } from './stock-source.ts'
import { vehicleWords } from './words.ts'

type Kind = 'change_status' | 'publish' | 'withdraw'
type Chosen = RaRecord & Pick<StockRecord, 'id' | 'version' | 'status'>

const buttons = [
  { kind: 'change_status', Icon: AutorenewIcon },
  { kind: 'publish', Icon: VisibilityIcon },
  { kind: 'withdraw', Icon: VisibilityOffIcon },
] as const

/** Bulk actions on the selected vehicles. Each change is based on the version that the list shows. */
export function BulkChanges() {
  const word = useWords(vehicleWords)
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { selectedIds, data = [] } = useListContext<Chosen>()
  const [opened, setOpened] = useState<{ kind: Kind; vehicles: Chosen[] } | null>(null)

  const open = async (kind: Kind) => {
    const shown = data.filter(({ id }) => selectedIds.includes(id))
    const elsewhere = selectedIds.filter((id) => !shown.some((vehicle) => vehicle.id === id))
    try {
      const others = elsewhere.length > 0 ? (await dataProvider.getMany<Chosen>('vehicles', { ids: elsewhere })).data : []
      setOpened({ kind, vehicles: [...shown, ...others] })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      {buttons.map(({ kind, Icon }) => (
        <Button key={kind} size="small" startIcon={<Icon />} onClick={() => void open(kind)}>
          {word(kind)}
        </Button>
      ))}
      {opened ? <ChangeDialog {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

type ChangeDialogProps = { kind: Kind; vehicles: readonly Chosen[]; onClose: () => void }

function ChangeDialog({ kind, vehicles, onClose }: ChangeDialogProps) {
  const word = useWords(vehicleWords)
  const translate = useTranslate()
  const notify = useNotify()
  const { refetch, onUnselectItems } = useListContext()
  const [status, setStatus] = useState<VehicleStatus | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [results, setResults] = useState<ChangeResult[] | null>(null)
  const titleId = useId()

  const send = async () => {
    setIsSending(true)
    try {
      const change: BulkChange =
        kind === 'change_status' ? { kind: 'status', status: status as VehicleStatus } : { kind: 'publication', is_published: kind === 'publish' }
      const answered = await changeVehicles(crypto.randomUUID(), change, vehicles)
      await refetch()
      if (answered.every(({ outcome }) => outcome === 'changed')) {
        notify(word('done'), { type: 'success' })
        finish()
      } else setResults(answered)
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
    <Dialog open onClose={results ? finish : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{word(results ? 'result' : kind)}</DialogTitle>
      <DialogContent>
        {results ? (
          <Summary results={results} />
        ) : (
          <>
            <DialogContentText>{word(`${kind}_text`, { count: vehicles.length })}</DialogContentText>
            {kind === 'change_status' ? <Targets vehicles={vehicles} chosen={status} onChoose={setStatus} /> : null}
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
            <Button variant="contained" onClick={() => void send()} disabled={isSending || (kind === 'change_status' && status === null)}>
              {word(kind)}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

type TargetsProps = { vehicles: readonly Chosen[]; chosen: VehicleStatus | null; onChoose: (status: VehicleStatus) => void }

/** A choice of statuses, each with the number of vehicles that can move to it; a status with none is disabled. */
function Targets({ vehicles, chosen, onChoose }: TargetsProps) {
  const word = useWords(vehicleWords)
  const stockWord = useStockWord()
  const labelId = useId()
  const allowed = (to: VehicleStatus) => vehicles.filter(({ status }) => statusMoves[status].includes(to)).length
  return (
    <FormControl sx={{ marginBlockStart: 2 }}>
      <FormLabel id={labelId}>{word('new_status')}</FormLabel>
      <RadioGroup aria-labelledby={labelId} value={chosen ?? ''} onChange={(_, value) => onChoose(value as VehicleStatus)}>
        {vehicleStatuses.map((status) => {
          const count = allowed(status)
          return (
            <FormControlLabel
              key={status}
              value={status}
              disabled={count === 0}
              control={<Radio size="small" />}
              label={`${stockWord('status', status)} – ${word('may_move', { count })}`}
            />
          )
        })}
      </RadioGroup>
    </FormControl>
  )
}

/** The result of a bulk change: counts, and the reason for each refused vehicle. */
function Summary({ results }: { results: readonly ChangeResult[] }) {
  const word = useWords(vehicleWords)
  const stockWord = useStockWord()
  const count = (outcome: ChangeResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  const refused = results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged')
  const why = ({ outcome, status }: ChangeResult): ReactNode => {
    if (outcome === 'status_move') return word('refused_status_move', { status: stockWord('status', status ?? '') })
    return word(outcome === 'stale' ? 'refused_stale' : 'refused_gone')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {count('changed') > 0 ? <Alert severity="success">{word('changed', { count: count('changed') })}</Alert> : null}
      {count('unchanged') > 0 ? <Alert severity="info">{word('unchanged', { count: count('unchanged') })}</Alert> : null}
      {refused.length > 0 ? (
        <Alert severity="warning">
          {word('refused', { count: refused.length })}
          <Box component="ul" sx={{ margin: 0, marginBlockStart: 1, paddingInlineStart: 2.5, display: 'grid', gap: 0.5 }}>
            {refused.map((result) => (
              <li key={result.id}>
                <bdi>{result.name || result.id}</bdi> {result.vin ? <Ltr>{result.vin}</Ltr> : null}: {why(result)}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
    </Box>
  )
}
