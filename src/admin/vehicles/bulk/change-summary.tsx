import { Alert, Box } from '@mui/material'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { useStockWord } from '../stock-choices.ts'
import type { ChangeResult } from '../stock-source.ts'
import { bulkWords } from './words.ts'

/** The result of a bulk change or of its undo: counts, and the reason for each refused vehicle. */
export function ChangeSummary({ results, isUndo = false }: { results: readonly ChangeResult[]; isUndo?: boolean }) {
  const word = useWords(bulkWords)
  const count = (outcome: ChangeResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  const refusals = results.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged')
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {count('changed') > 0 ? <Alert severity="success">{word(isUndo ? 'put_back' : 'changed', { count: count('changed') })}</Alert> : null}
      {count('unchanged') > 0 ? <Alert severity="info">{word('unchanged', { count: count('unchanged') })}</Alert> : null}
      {refusals.length > 0 ? (
        <Alert severity="warning">
          {word('refused', { count: refusals.length })}
          <RefusedVehicles results={refusals} isUndo={isUndo} />
        </Alert>
      ) : null}
    </Box>
  )
}

/** Vehicles that stay as they are, each with the reason. */
export function RefusedVehicles({ results, isUndo = false }: { results: readonly ChangeResult[]; isUndo?: boolean }) {
  const word = useWords(bulkWords)
  const stockWord = useStockWord()
  const why = ({ outcome, status }: ChangeResult) => {
    if (outcome === 'changed') return ''
    if (outcome === 'stale' && isUndo) return word('changed_since')
    return word(`refused_${outcome}`, { status: stockWord('status', status ?? '') })
  }
  return (
    <Box component="ul" sx={{ margin: 0, marginBlockStart: 1, paddingInlineStart: 2.5, display: 'grid', gap: 0.5, maxBlockSize: '30vh', overflow: 'auto' }}>
      {results.map((result) => (
        <li key={result.id}>
          <bdi>{result.name || result.id}</bdi> {result.vin ? <Ltr>{result.vin}</Ltr> : null}: {why(result)}
        </li>
      ))}
    </Box>
  )
}
