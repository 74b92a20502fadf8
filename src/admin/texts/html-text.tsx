import CodeIcon from '@mui/icons-material/Code'
import { Box, FormHelperText, ToggleButton, Typography } from '@mui/material'
import { lazy, type RefObject, Suspense, useId, useState } from 'react'
import type { TextLevel } from '#fields/field-types.ts'
import { canBeWritten, TextEditor, useTextNotes } from '#domains/content/ui/index.ts'
import type { Language } from '#kernel/words/words.ts'
import { CodeField } from '../code-editor/code-field.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { textsWords } from './words.ts'

const MarkupLink = lazy(async () => ({ default: (await import('../links/markup-link.tsx')).MarkupLink }))

export type HtmlTextProps = {
  label: string
  value: string
  /** What the text may be made of. */
  allows: TextLevel
  problem?: string | undefined
  help?: string | undefined
  /** Of the text, where it is not the site's. */
  textLanguage?: Language
  /** Is given what puts words where the caret is, unless the source is shown. */
  insertion?: RefObject<((words: string) => void) | null>
  onChange: (html: string) => void
}

/** A text with headings, lists, links and tables, written as in a document; its source behind a switch. */
export function HtmlText({ label, value, allows, problem, help, textLanguage = 'ar', insertion, onChange }: HtmlTextProps) {
  const word = useWords(textsWords)
  const language = useLanguage()
  const id = useId()
  // Asked once: a text must not change its editor under the hands of whoever writes it.
  const [isUnknown] = useState(() => !canBeWritten(value))
  const [isSource, setIsSource] = useState(isUnknown)
  const notes = useTextNotes(value, { language, allows, isOnlySource: isUnknown && isSource })
  return (
    <Box sx={{ width: '100%', marginBlock: 1 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 0.5 }}>
        {label}
      </Typography>
      {isSource ? (
        <CodeField text={value} language="html" label={label} describedBy={`${id}-note`} onChange={onChange} />
      ) : (
        <Box
          sx={{
            border: 1,
            borderColor: problem ? 'error.main' : 'text.secondary',
            borderRadius: 1,
            overflow: 'hidden',
            '&:focus-within': { borderColor: 'primary.main' },
          }}
        >
          <TextEditor
            {...{ id, label, language, textLanguage, allows, insertion, onChange }}
            text={value}
            describedBy={`${id}-note`}
            isInvalid={problem !== undefined}
            drawLinkPicker={(picker) => (
              <Suspense>
                <MarkupLink {...picker} />
              </Suspense>
            )}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between', marginBlockStart: 0.5 }}>
        <FormHelperText id={`${id}-note`} component="div" error={problem !== undefined}>
          {problem ?? (notes.length > 0 ? notes.map((note) => <div key={note}>{note}</div>) : help)}
        </FormHelperText>
        <ToggleButton
          value="source"
          size="small"
          selected={isSource}
          onChange={() => setIsSource(!isSource)}
          sx={{ flex: 'none', gap: 0.5, paddingBlock: 0.25 }}
        >
          <CodeIcon fontSize="inherit" />
          {word('source')}
        </ToggleButton>
      </Box>
    </Box>
  )
}
