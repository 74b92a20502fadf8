import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { useWords } from '../i18n/use-words.ts'
import { failureOf } from './use-person.ts'
import { personWords } from './words.ts'

/** Erasing asks for confirmation, since it cannot be undone. */
export function EraseButton({ isOff, onErase }: { isOff: boolean; onErase: () => Promise<undefined> }) {
  const word = useWords(personWords)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="outlined" color="error" disabled={isOff} onClick={() => setIsAsking(true)}>
        {word('erase')}
      </Button>
      {isAsking ? (
        <QuestionDialog
          title={word('erase_question')}
          action={word('erase')}
          isDangerous
          send={onErase}
          refusal={(error) => word(failureOf(error))}
          onClose={() => setIsAsking(false)}
        >
          <DialogContentText>{word('erase_help')}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </>
  )
}
