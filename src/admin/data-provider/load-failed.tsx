import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import type { Words } from '#kernel/words/words.ts'
import { useWords } from '../i18n/use-words.ts'

const loadWords = {
  again: ['Try again', 'إعادة المحاولة'],
} as const satisfies Words

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
