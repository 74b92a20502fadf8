import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material'
import { useId } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { placesWords } from './words.ts'

/** Asks before something is deleted. */
export function SureDialog({ question, onYes, onClose }: { question: string; onYes: () => void; onClose: () => void }) {
  const word = useWords(placesWords)
  const textId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={textId}>
      <DialogContent>
        <DialogContentText id={textId}>{question}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={onYes}>
          {word('delete')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
