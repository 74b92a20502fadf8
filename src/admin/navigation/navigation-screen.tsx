import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Loading, Title, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import { AdminError } from '../data-provider/admin-error.ts'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useWords } from '../i18n/use-words.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { EntryTree, type Move } from './entry-tree.tsx'
import { inReadingOrder, isSameOrder, onTopOf, type Place, stepEntry } from './nav-order.ts'
import { type NavRecord, saveOrder } from './navigation-source.ts'
import { navigationWords } from './words.ts'

const STALE = 412
const moves: readonly Move[] = ['up', 'down', 'indent', 'outdent']

type NavSet = { rows: NavRecord[]; version: string }

/** The menu: its order by drag or keyboard, saved in one step, and each entry beside it. */
export function NavigationScreen() {
  const translate = useTranslate()
  const { data, meta, isPending } = useGetList<NavRecord>('nav_entries', { pagination: { page: 1, perPage: 2000 } })
  return (
    <>
      <Title title={translate('resources.nav_entries.name', { smart_count: 2 })} preferenceKey={false} />
      {isPending || !data ? <Loading /> : <Menu rows={data} version={String(meta?.version ?? '')} />}
    </>
  )
}

function Menu({ rows, version }: { rows: readonly NavRecord[]; version: string }) {
  const word = useWords(navigationWords)
  const notify = useNotify()
  const refresh = useRefresh()
  const [params, setParams] = useSearchParams()
  // What was moved and is not saved yet; null follows what is stored.
  const [moved, setMoved] = useState<readonly Place[] | null>(null)
  const [theirs, setTheirs] = useState<NavSet | null>(null)
  const [said, setSaid] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const [isEntryDirty, setIsEntryDirty] = useState(false)
  const [gone, setGone] = useState<number | null>(null)

  const entries = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const places = moved ?? rows
  const isDirty = moved !== null && !isSameOrder(moved, rows)
  useUnsavedGuard({ onLeave: isDirty && theirs === null, onAnyMove: isEntryDirty })

  const asked = Number(params.get('entry'))
  const selected = asked === gone ? null : (entries.get(asked) ?? null)
  const select = (id: number | null) => setParams(id === null ? {} : { entry: String(id) }, { replace: true })

  function move(id: number, next: Place[] | null) {
    const label = entries.get(id)?.label ?? ''
    const step = next && inReadingOrder(next).find((candidate) => candidate.id === id)
    setSaid(step ? word('moved', { label, level: step.level + 1, index: step.index + 1, count: step.siblings }) : word('cannot', { label }))
    if (next) setMoved(next)
  }

  function forget(id: number) {
    // Its panel has to be away before the frame reads everything anew, the deleted entry included.
    flushSync(() => setGone(id))
    select(null)
    refresh()
  }

  async function save(base: string, order: readonly Place[]) {
    setIsSaving(true)
    try {
      await saveOrder(base, order)
      setMoved(null)
      setTheirs(null)
      notify(word('order_saved'), { type: 'success' })
      refresh()
    } catch (error) {
      if (error instanceof AdminError && error.status === STALE && error.data) setTheirs(error.data as NavSet)
      else notify(error instanceof Error ? error.message : 'errors.error', { type: 'error' })
    }
    setIsSaving(false)
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(320px, 440px)' }, gap: 3, alignItems: 'start', marginBlockStart: 2 }}>
      <div>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {word('help')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
          {moves.map((step) => (
            <Button
              key={step}
              size="small"
              variant="outlined"
              color="inherit"
              disabled={!selected || stepEntry(places, selected.id, step) === null}
              onClick={() => selected && move(selected.id, stepEntry(places, selected.id, step))}
            >
              {word(step)}
            </Button>
          ))}
          <AddEntry rows={rows} parent={selected} isDisabled={isDirty} onAdded={(id) => select(id)} />
        </Box>
        {isDirty ? (
          <Alert
            severity="info"
            sx={{ marginBlockEnd: 1.5 }}
            action={
              <>
                <Button size="small" color="inherit" onClick={() => setMoved(null)} disabled={isSaving}>
                  {word('discard')}
                </Button>
                <Button size="small" variant="contained" onClick={() => save(version, places)} disabled={isSaving}>
                  {word('save_order')}
                </Button>
              </>
            }
          >
            {word('order_changed')}
          </Alert>
        ) : null}
        {rows.length > 0 ? (
          <EntryTree entries={entries} places={places} selected={selected?.id ?? null} onSelect={select} onMove={move} />
        ) : (
          <Typography>{word('empty')}</Typography>
        )}
        <Box aria-live="polite" sx={{ minHeight: 24, marginBlockStart: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {said}
        </Box>
      </div>
      {selected ? (
        <EntryPanel key={selected.id} entry={selected} rows={rows} places={places} onDeleted={forget} onDirty={setIsEntryDirty} isOrderDirty={isDirty} />
      ) : (
        <Typography color="text.secondary">{word('choose')}</Typography>
      )}
      {theirs && moved ? (
        <StaleOrder
          onKeep={() => save(theirs.version, onTopOf(moved, theirs.rows))}
          onTake={() => {
            setMoved(null)
            setTheirs(null)
            refresh()
          }}
        />
      ) : null}
    </Box>
  )
}

function StaleOrder({ onKeep, onTake }: { onKeep: () => void; onTake: () => void }) {
  const word = useWords(navigationWords)
  const titleId = useId()
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{word('stale')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{word('stale_text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onTake}>
          {word('take_theirs')}
        </Button>
        <Button variant="contained" onClick={onKeep}>
          {word('keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
