import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/use-words.ts'
import { loadWords } from './load-words.ts'

/** Says that a part of a screen could not be loaded, and offers to try again. */
export function LoadFailed({ children, again }: { children: ReactNode; again: () => void }) {
  const word = useWords(loadWords)
  return (
    <Alert
      severity="error"
      sx={{ marginBlock: 1 }}
      action={
        <Button color="inherit" size="small" onClick={again}>
          {word('again')}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
