import { Alert, Box, Button, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Loading, Title, useGetList, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { LastSave } from '#staff/conflicts/conflict-dialog.tsx'
import { messageOf } from '../data-provider/admin-error.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { AdminConflicts } from '../editing/admin-conflicts.tsx'
import { useUnsavedGuard } from '../editing/use-unsaved-guard.ts'
import { useWords } from '../i18n/use-words.ts'
import { AddEntry } from './add-entry.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { EntryTree, type Move } from './entry-tree.tsx'
import { inReadingOrder, isSameOrder, onTopOf, outlineOf, type Place, stepEntry } from './nav-order.ts'
import { type NavRecord, saveOrder } from './navigation-source.ts'
import { navigationWords } from './words.ts'

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
  const refresh = useRefresh()
  const [params, setParams] = useSearchParams()
  const [isEntryDirty, setIsEntryDirty] = useState(false)
  const [deleted, setDeleted] = useState<number | null>(null)
  const entries = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const order = useOrder({ rows, version, entries })
  const { places, isDirty } = order
  useUnsavedGuard({ onLeave: isDirty && order.conflict === null, onAnyMove: isEntryDirty })

  const entryId = Number(params.get('entry'))
  const selected = entryId === deleted ? null : (entries.get(entryId) ?? null)
  const select = (id: number | null) => setParams(id === null ? {} : { entry: String(id) }, { replace: true })

  function closeDeleted(id: number) {
    // Closes the panel before the reload, because its query would request the deleted entry.
    flushSync(() => setDeleted(id))
    select(null)
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(320px, 440px)' }, gap: 3, alignItems: 'start', marginBlockStart: 2 }}>
      <div>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {word('help')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
          <StepButtons selected={selected} places={places} onMove={order.move} />
          <AddEntry rows={rows} parent={selected} isDisabled={isDirty} onAdded={(id) => select(id)} />
        </Box>
        {isDirty ? <UnsavedOrder isSaving={order.isSaving} onDiscard={order.discard} onSave={order.save} /> : null}
        {rows.length > 0 ? (
          <EntryTree entries={entries} places={places} selected={selected?.id ?? null} onSelect={select} onMove={order.move} />
        ) : (
          <Typography>{word('empty')}</Typography>
        )}
        <Box aria-live="polite" sx={{ minHeight: 24, marginBlockStart: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {order.announcement}
        </Box>
      </div>
      {selected ? (
        <EntryPanel key={selected.id} entry={selected} rows={rows} places={places} onDeleted={closeDeleted} onDirty={setIsEntryDirty} isOrderDirty={isDirty} />
      ) : (
        <Typography color="text.secondary">{word('choose')}</Typography>
      )}
      {order.conflict ? (
        <AdminConflicts
          lastSave={order.lastSave}
          conflicts={order.conflict.mine === order.conflict.theirs ? [] : [{ key: 'order', place: word('order'), ...order.conflict }]}
          onDecide={(mine) => void (mine.has(0) ? order.keepMine() : order.takeTheirs())}
        />
      ) : null}
    </Box>
  )
}

type OrderProps = { rows: readonly NavRecord[]; version: string; entries: ReadonlyMap<number, NavRecord> }

/** The order of the menu while it is edited: changed in the browser, saved in one step, and merged when somebody else has saved another order. */
function useOrder({ rows, version, entries }: OrderProps) {
  const word = useWords(navigationWords)
  const notify = useNotify()
  const refresh = useRefresh()
  // The unsaved order; null shows the stored one.
  const [moved, setMoved] = useState<readonly Place[] | null>(null)
  const [theirs, setTheirs] = useState<(NavSet & LastSave) | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const [isSaving, setIsSaving] = useState(false)
  const places = moved ?? rows

  function move(id: number, next: Place[] | null) {
    const label = entries.get(id)?.label ?? ''
    const step = next && inReadingOrder(next).find((candidate) => candidate.id === id)
    setAnnouncement(step ? word('moved', { label, level: step.level + 1, index: step.index + 1, count: step.siblings }) : word('cannot', { label }))
    if (next) setMoved(next)
  }

  function discard() {
    setMoved(null)
    setTheirs(null)
  }

  async function send(base: string, order: readonly Place[]) {
    setIsSaving(true)
    try {
      await saveOrder(base, order)
      discard()
      notify(word('order_saved'), { type: 'success' })
      refresh()
    } catch (error) {
      const refusal = refusalOf<'PUT /api/nav_entries/tree'>(error)
      if (refusal?.code === 'stale') setTheirs(refusal.data)
      else notify(messageOf(error), { type: 'error' })
    }
    setIsSaving(false)
  }

  const mine = moved && theirs && onTopOf(moved, theirs.rows)
  return {
    ...{ places, announcement, isSaving, move, discard },
    isDirty: moved !== null && !isSameOrder(moved, rows),
    lastSave: theirs ?? undefined,
    /** Both orders of the menu as somebody else has left it. */
    conflict: mine && theirs ? { mine: outlineOf(mine, theirs.rows), theirs: outlineOf(theirs.rows, theirs.rows) } : null,
    save: () => send(version, places),
    keepMine: () => mine && theirs && send(theirs.version, mine),
    takeTheirs: () => {
      discard()
      refresh()
    },
  }
}

type StepButtonsProps = { selected: NavRecord | null; places: readonly Place[]; onMove: (id: number, places: Place[] | null) => void }

function StepButtons({ selected, places, onMove }: StepButtonsProps) {
  const word = useWords(navigationWords)
  return moves.map((step) => {
    const next = selected && stepEntry(places, selected.id, step)
    return (
      <Button key={step} size="small" variant="outlined" color="inherit" disabled={!next} onClick={() => selected && onMove(selected.id, next)}>
        {word(step)}
      </Button>
    )
  })
}

function UnsavedOrder({ isSaving, onDiscard, onSave }: { isSaving: boolean; onDiscard: () => void; onSave: () => void }) {
  const word = useWords(navigationWords)
  const actions = (
    <>
      <Button size="small" color="inherit" onClick={onDiscard} disabled={isSaving}>
        {word('discard')}
      </Button>
      <Button size="small" variant="contained" onClick={onSave} disabled={isSaving}>
        {word('save_order')}
      </Button>
    </>
  )
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 1.5 }} action={actions}>
      {word('order_changed')}
    </Alert>
  )
}
