import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { personWords } from './words.ts'

/** Erasing asks for confirmation, since it cannot be undone. */
export function EraseButton({ isBusy, onErase }: { isBusy: boolean; onErase: () => void }) {
  const word = useWords(personWords)
  const titleId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    onErase()
  }
  return (
    <>
      <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {word('erase')}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{word('erase_question')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{word('erase_help')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsAsking(false)}>
            {word('cancel')}
          </Button>
          <Button variant="contained" color="error" onClick={confirm}>
            {word('erase')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
