import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { binWords } from './words.ts'

export type Binned = RaRecord<number> & { path: string; title: string }

/** Asks for the path of a deleted page and restores it there. */
export function RestoreButton({ page }: { page: Binned }) {
  const word = useWords(binWords)
  const [isOpen, setIsOpen] = useState(false)
  if (!useMay('pages.write')) return null
  return (
    <>
      <Button size="small" color="inherit" startIcon={<RestoreIcon />} onClick={() => setIsOpen(true)}>
        {word('restore')}
      </Button>
      {isOpen ? <RestoreDialog page={page} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function RestoreDialog({ page, onClose }: { page: Binned; onClose: () => void }) {
  const word = useWords(binWords)
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [path, setPath] = useState(page.path)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function restore() {
    setIsBusy(true)
    try {
      const { data } = await ask('POST /api/binned_pages/{id}/restore', { params: { id: page.id }, body: { path } })
      notify(word('restored', { path: data.path }), { type: 'success' })
      onClose()
      refresh()
    } catch (error) {
      setFailure(translate(messageOf(error)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{word('restore_title', { title: page.title || page.path })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{word('restore_text')}</Typography>
        <TextField label={word('path')} value={path} onChange={({ target }) => setPath(target.value)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        <div aria-live="polite">{failure ? <Alert severity="error">{failure}</Alert> : null}</div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={restore} disabled={isBusy}>
          {word('restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
