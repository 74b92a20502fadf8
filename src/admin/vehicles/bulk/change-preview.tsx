import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useId } from 'react'
import { toMinorUnits } from '#kernel/money.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { Money } from '../../fields/money.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { PlannedResult } from '../stock-source.ts'
import { RefusedVehicles } from './change-summary.tsx'
import type { Preview } from './use-preview.ts'
import { bulkWords } from './words.ts'

/** What a change would make of each vehicle, before anything is written. */
export function ChangePreview({ preview: { plan, isLoading } }: { preview: Preview }) {
  const word = useWords(bulkWords)
  const titleId = useId()
  const changing = plan?.filter(({ outcome }) => outcome === 'changed') ?? []
  const staying = plan?.filter(({ outcome }) => outcome !== 'changed') ?? []
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlockStart: 2 }}>
      {/* It stands there before it speaks, or nothing is read out. */}
      <Typography role="status" variant="body2">
        {isLoading ? word('loading') : plan ? word('will_change', { count: changing.length }) : ''}
      </Typography>
      <FeedWarnings plan={changing} />
      {changing.length > 0 ? (
        <Box sx={{ maxBlockSize: '40vh', overflow: 'auto', border: 1, borderColor: 'divider' }} tabIndex={0} role="region" aria-labelledby={titleId}>
          <Typography id={titleId} sx={{ paddingInline: 2, paddingBlockStart: 1 }} variant="subtitle2" component="h3">
            {word('preview')}
          </Typography>
          <Table size="small" aria-labelledby={titleId} sx={narrow}>
            <TableHead>
              <TableRow>
                <TableCell>{word('car')}</TableCell>
                <TableCell>{word('before')}</TableCell>
                <TableCell>{word('after')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {changing.map((plannedResult) => (
                <TableRow key={plannedResult.id}>
                  <TableCell component="th" scope="row">
                    <bdi>{plannedResult.name}</bdi>
                    <Typography variant="caption" color="text.secondary" component="div">
                      <Ltr>{plannedResult.vin}</Ltr>
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <Value of={plannedResult.before} currency={plannedResult.currency} />
                  </TableCell>
                  <TableCell>
                    <strong>
                      <Value of={plannedResult.after} currency={plannedResult.currency} />
                    </strong>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      ) : null}
      {staying.length > 0 ? (
        <Alert severity="warning">
          {word('will_stay', { count: staying.length })}
          <RefusedVehicles results={staying} />
        </Alert>
      ) : null}
    </Box>
  )
}

/** On a phone the vehicle stands above what it had and what it gets. */
const narrow = {
  '& tr': { display: { xs: 'grid', sm: 'table-row' }, gridTemplateColumns: '1fr 1fr' },
  '& tr > th:first-of-type': { gridColumn: '1 / -1', borderBlockEnd: { xs: 0, sm: '1px solid' }, borderColor: 'divider' },
} as const

/** The feeds whose next run writes the same value again, each with the number of vehicles. */
export function FeedWarnings({ plan }: { plan: readonly PlannedResult[] }) {
  const word = useWords(bulkWords)
  const counts = new Map<string, number>()
  for (const { feed } of plan) if (feed !== '') counts.set(feed, (counts.get(feed) ?? 0) + 1)
  return [...counts].map(([feed, count]) => (
    <Alert key={feed} severity="warning">
      {word('overwritten', { feed: `\u2068${feed}\u2069`, count })}
    </Alert>
  ))
}

function Value({ of: value, currency }: { of: PlannedResult['before']; currency: string }) {
  const word = useWords(bulkWords)
  if (typeof value === 'number') return <Money minor={toMinorUnits(value, currency)} currency={currency} />
  const text = Array.isArray(value) ? value.join('، ') : String(value ?? '')
  return <bdi>{text || word('none')}</bdi>
}
