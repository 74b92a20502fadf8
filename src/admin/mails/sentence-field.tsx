import { directionOf } from '#kernel/words/direction.ts'
import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { Box, Button, IconButton, TextField, Tooltip } from '@mui/material'
import { useRef } from 'react'
import { isolated } from '#kernel/words/isolated.ts'
import { markupOfText, plainMailText, textOfMarkup } from '#mails/mail-text.ts'
import { levelOfPart } from '#mails/mail-words.ts'
import type { Language } from '#kernel/words/words.ts'
import { usePair, useWords } from '../i18n/use-words.ts'
import { flawOf, isChanged, type Sentence } from './mail-texts.ts'
import { useSentenceName } from './use-sentence-name.ts'
import { mailWords } from './words.ts'
import { WrittenField } from './written-field.tsx'

type SentenceFieldProps = {
  sentence: Sentence
  language: Language
  text: string
  readOnly: boolean
  onWrite: (text: string) => void
}

/** One text of a mail: what it may say by name, why it cannot be saved, and the way back to what ships. */
export function SentenceField({ sentence, language, text, readOnly, onWrite }: SentenceFieldProps) {
  const word = useWords(mailWords)
  const pair = usePair()
  const level = levelOfPart(sentence.part)
  const input = useRef<HTMLInputElement>(null)
  const insertion = useRef<((words: string) => void) | null>(null)
  const part = useSentenceName()(sentence)
  const help = useHelp({ sentence, language, text })
  const flaw = useFlaw(sentence, text)
  const insert = (name: string) => {
    if (insertion.current) return insertion.current(`{${name}}`)
    // While its source is shown there is no caret that is known here.
    if (level) return onWrite(textOfMarkup(`${markupOfText(text)}<p>{${name}}</p>`))
    const field = input.current
    const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length]
    onWrite(`${text.slice(0, start)}{${name}}${text.slice(end)}`)
    field?.focus()
  }
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
        {level && !readOnly ? (
          <WrittenField
            {...{ text, onWrite, insertion }}
            label={part}
            allows={level}
            textLanguage={language}
            problem={flaw ?? undefined}
            help={help === '' ? undefined : help}
          />
        ) : (
          <TextField
            label={part}
            value={level ? plainMailText(text) : text}
            onChange={({ target }) => onWrite(target.value)}
            multiline={level !== null}
            fullWidth
            margin="dense"
            disabled={readOnly}
            error={flaw !== null}
            helperText={flaw ?? help}
            inputRef={input}
            slotProps={{ htmlInput: { lang: language, dir: directionOf(language) }, inputLabel: { shrink: true } }}
          />
        )}
        {!readOnly && (isChanged(sentence, language, text) || (text === '' && sentence.built_in[language] !== '')) ? (
          <Tooltip title={word('restore', { part })}>
            <IconButton aria-label={word('restore', { part })} onClick={() => onWrite(sentence.built_in[language])} sx={{ marginBlockStart: 1 }}>
              <RestoreIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        ) : null}
      </Box>
      {!readOnly && sentence.placeholders.length > 0 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {sentence.placeholders.map(({ name, label, is_needed: isNeeded }) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              color="inherit"
              aria-label={word('insert', { part, field: pair(label) })}
              onClick={() => insert(name)}
            >
              {isNeeded ? word('needed', { field: pair(label) }) : pair(label)}&nbsp;<code dir="ltr">{`{${name}}`}</code>
            </Button>
          ))}
        </Box>
      ) : null}
    </Box>
  )
}

function useHelp({ sentence, language, text }: { sentence: Sentence; language: Language; text: string }) {
  const word = useWords(mailWords)
  if (sentence.part === 'preheader') return word('preheader_help')
  const builtIn = isolated(sentence.built_in[language])
  if (text.trim() === '') return word('empty_help', { text: builtIn })
  return isChanged(sentence, language, text) ? word('built_in', { text: builtIn }) : ''
}

/** Why a text cannot be saved, as a sentence; null for no reason. */
function useFlaw(sentence: Sentence, text: string): string | null {
  const word = useWords(mailWords)
  const pair = usePair()
  const flaw = flawOf(sentence, text)
  if (!flaw) return null
  const labelOf = (name: string) => sentence.placeholders.find((placeholder) => placeholder.name === name)?.label
  const names = flaw.names.map((name) => {
    const label = labelOf(name)
    return `${label ? `${pair(label)} ` : ''}${isolated(`{${name}}`)}`
  })
  return word(flaw.code, { names: names.join('، ') })
}
