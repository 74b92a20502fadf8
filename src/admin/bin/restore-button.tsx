import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { Action } from '#domains/accounts/index.ts'
import { useMay } from '../app/signed-in.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
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
  const refresh = useRefresh()
  const [typedPath, setTypedPath] = useState(path ?? '')
  return (
    <QuestionDialog
      title={word('restore_title', { title: `\u2068${name}\u2069` })}
      action={word('restore')}
      send={() => onRestore(typedPath)}
      onClose={onClose}
      onDone={refresh}
    >
      <Typography>{text}</Typography>
      {path === undefined ? null : (
        <TextField label={word('path')} value={typedPath} onChange={({ target }) => setTypedPath(target.value)} slotProps={{ htmlInput: { dir: 'ltr' } }} />
      )}
    </QuestionDialog>
  )
}
