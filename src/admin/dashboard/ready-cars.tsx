import { Box, Button, DialogContentText, Link } from '@mui/material'
import { useState } from 'react'
import { useCreatePath, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { StockRecord } from '#domains/stock/index.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { Ltr } from '../fields/ltr.tsx'
import { useWords } from '../i18n/use-words.ts'
import { changeVehicles, listReadyCars } from '../vehicles/stock-source.ts'
import type { Overview } from './overview.ts'
import { More, Panel, Row } from './panel.tsx'
import { dashboardWords } from './words.ts'

const list = `/vehicles?filter=${encodeURIComponent(JSON.stringify({ ready: 'true' }))}`
const MOST_NAMED = 10

/** Hidden cars that lack nothing any more: the first of them, and all published at once. */
export function ReadyCars({ ready: { cars, total }, onPublished }: { ready: NonNullable<Overview['ready']>; onPublished: () => void }) {
  const word = useWords(dashboardWords)
  const notify = useNotify()
  const createPath = useCreatePath()
  const mayWrite = useMay('stock.write')
  const [readyCars, setReadyCars] = useState<readonly StockRecord[] | null>(null)
  const open = () => {
    listReadyCars().then(setReadyCars, (error) => notify(messageOf(error), { type: 'error' }))
  }
  return (
    <Panel title={word('ready')} count={total} none="" more={<More to={list} label={word('ready_show')} />}>
      {cars.map(({ id, name, vin }) => (
        <Row key={id} aside={<Ltr>{vin}</Ltr>}>
          <Link component={RouterLink} to={createPath({ resource: 'vehicles', type: 'edit', id })}>
            <bdi>{name}</bdi>
          </Link>
        </Row>
      ))}
      {mayWrite ? (
        <Row
          action={
            <Button variant="contained" onClick={open} sx={{ minBlockSize: 40 }}>
              {word('ready_publish')}
            </Button>
          }
        >
          {total > cars.length ? word('ready_more', { count: total - cars.length }) : null}
        </Row>
      ) : null}
      {readyCars ? <PublishDialog cars={readyCars} onClose={() => setReadyCars(null)} onPublished={onPublished} /> : null}
    </Panel>
  )
}

type PublishDialogProps = { cars: readonly StockRecord[]; onClose: () => void; onPublished: () => void }

/** Names the cars that will be published: those, as they are now, and no others. */
function PublishDialog({ cars, onClose, onPublished }: PublishDialogProps) {
  const word = useWords(dashboardWords)
  const notify = useNotify()
  const [key] = useState(() => crypto.randomUUID())
  const publish = async () => {
    const results = await changeVehicles(key, { kind: 'publication', is_published: true }, cars)
    const count = results.filter(({ outcome }) => outcome === 'changed' || outcome === 'unchanged').length
    const unpublishedCount = results.length - count
    if (unpublishedCount === 0) return word('ready_done', { count })
    notify(word('ready_some', { count, left: unpublishedCount }), { type: 'warning' })
    return undefined
  }
  return (
    <QuestionDialog title={word('ready_title')} action={word('ready_publish')} isReady={cars.length > 0} send={publish} onClose={onClose} onDone={onPublished}>
      <DialogContentText>{word('ready_text', { count: cars.length })}</DialogContentText>
      <Box component="ul" sx={{ margin: 0 }}>
        {cars.slice(0, MOST_NAMED).map(({ id, model_display_name: name, vin }) => (
          <li key={id}>
            <bdi>{name}</bdi> <Ltr>{vin}</Ltr>
          </li>
        ))}
        {cars.length > MOST_NAMED ? <li>{word('ready_more', { count: cars.length - MOST_NAMED })}</li> : null}
      </Box>
    </QuestionDialog>
  )
}
