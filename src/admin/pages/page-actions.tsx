import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import HideIcon from '@mui/icons-material/VisibilityOffOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, IconButton, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { BIN_DAYS } from '#domains/content/index.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { LinksHere } from './links-here.tsx'
import { pageWords } from './words.ts'

type Act = 'unpublish' | 'delete'
type ActedPage = { id: number; name: string; status: string; version: number }

/** Unpublishes or deletes a page, after showing the links that would break. */
export function PageActions({ page }: { page: ActedPage }) {
  const word = useWords(pageWords)
  const [act, setAct] = useState<Act | null>(null)
  if (!useMay('pages.write')) return null
  return (
    <>
      {page.status === 'published' ? (
        <IconButton size="small" onClick={() => setAct('unpublish')} aria-label={word('unpublish_page', { title: page.name })}>
          <HideIcon fontSize="small" />
        </IconButton>
      ) : null}
      <IconButton size="small" onClick={() => setAct('delete')} aria-label={word('delete_page', { title: page.name })}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      {act ? <ActDialog act={act} page={page} onClose={() => setAct(null)} /> : null}
    </>
  )
}

function ActDialog({ act, page, onClose }: { act: Act; page: ActedPage; onClose: () => void }) {
  const word = useWords(pageWords)
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function confirm() {
    setIsBusy(true)
    const params = { id: page.id }
    try {
      if (act === 'delete') await ask('DELETE /api/pages/{id}', { params })
      else await ask('POST /api/pages/{id}/status', { params, body: { status: 'draft' }, ifMatch: page.version })
    } catch (error) {
      return setFailure(translate(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
    notify(word(`${act}_done`, { title: page.name }), { type: 'success' })
    onClose()
    refresh()
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{word(`${act}_title`, { title: page.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{word(`${act}_text`, { days: BIN_DAYS })}</Typography>
        <LinksHere pageId={page.id} />
        <div aria-live="polite">{failure ? <Alert severity="error">{failure}</Alert> : null}</div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color={act === 'delete' ? 'error' : 'primary'} onClick={confirm} disabled={isBusy}>
          {word(act)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
