import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Action } from '#domains/accounts/index.ts'
import { useMay } from '../app/signed-in.ts'
import { messageOf } from '../data-provider/admin-error.ts'
import { useWords } from '../i18n/use-words.ts'
import { binWords } from './words.ts'

type RestoreProps = {
  name: string
  /** How it comes back. */
  text: string
  /** The path that it had, which may be changed; absent for what has none. */
  path?: string
  /** Restores it, and answers what is said of it. Throws an `AdminError` when that is refused. */
  onRestore: (path: string) => Promise<string>
}

/** Restores something deleted, after saying how it comes back. `needs` is the permission for it. */
export function RestoreButton({ needs, ...restore }: RestoreProps & { needs: Action }) {
  const word = useWords(binWords)
  const [isOpen, setIsOpen] = useState(false)
  if (!useMay(needs)) return null
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<RestoreIcon />}
        onClick={() => setIsOpen(true)}
        aria-label={word('restore_title', { title: `\u2068${restore.name}\u2069` })}
      >
        {word('restore')}
      </Button>
      {isOpen ? <RestoreDialog {...restore} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function RestoreDialog({ name, text, path, onRestore, onClose }: RestoreProps & { onClose: () => void }) {
  const word = useWords(binWords)
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const titleId = useId()
  const [typedPath, setTypedPath] = useState(path ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function restore() {
    setIsBusy(true)
    try {
      notify(await onRestore(typedPath), { type: 'success' })
    } catch (error) {
      setIsBusy(false)
      return setFailure(translate(messageOf(error)))
    }
    onClose()
    refresh()
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{word('restore_title', { title: `\u2068${name}\u2069` })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{text}</Typography>
        {path === undefined ? null : (
          <TextField label={word('path')} value={typedPath} onChange={({ target }) => setTypedPath(target.value)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
        )}
        <div aria-live="polite">{failure ? <Alert severity="error">{failure}</Alert> : null}</div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={restore} disabled={isBusy} autoFocus={path === undefined}>
          {word('restore')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
