import { Box, useTheme } from '@mui/material'
import { lazy, Suspense } from 'react'
import type { CodeEditorProps } from '#staff/code-editor/code-editor.tsx'
import { jsonFlaw, jsonWords } from '#staff/code-editor/json-flaw.ts'
import { useWords } from '../i18n/use-words.ts'

const CodeEditor = lazy(async () => ({ default: (await import('#staff/code-editor/code-editor.tsx')).CodeEditor }))

/** The source of a text, in the look of the admin. */
export function CodeField(props: Omit<CodeEditorProps, 'mode' | 'findFlaw'>) {
  const word = useWords(jsonWords)
  const { palette } = useTheme()
  return (
    <Box sx={{ border: 1, borderColor: 'text.secondary', borderRadius: 1, overflow: 'hidden', '&:focus-within': { borderColor: 'primary.main' } }}>
      <Suspense fallback={<Box sx={{ minHeight: 208 }} />}>
        <CodeEditor {...props} mode={palette.mode} findFlaw={props.language === 'json' ? (text) => jsonFlaw(text, word) : undefined} />
      </Suspense>
    </Box>
  )
}
