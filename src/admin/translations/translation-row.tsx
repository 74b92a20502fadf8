import { directionOf } from '#kernel/words/direction.ts'
import { Box, Button, TextField, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useTranslate, useUpdate } from 'react-admin'
import { placeholderFlaws, placeholdersOf, type Translation } from '#domains/content/index.ts'
import type { LastSave } from '#staff/conflicts/conflict-dialog.tsx'
import { messageOf } from '../data-provider/admin-error.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'
import { AdminConflicts } from '../editing/admin-conflicts.tsx'
import { differencesOf, settleDifferences } from '../editing/differences.ts'
import { Ltr } from '../fields/ltr.tsx'
import { Tag } from '../fields/tag.tsx'
import { useWords } from '../i18n/use-words.ts'
import { translationWords } from './words.ts'

type RowProps = { translation: Translation; onDirty: (key: string, isDirty: boolean) => void }

/** One message with its Arabic and English text, saved on its own. */
export function TranslationRow({ translation, onDirty }: RowProps) {
  const word = useWords(translationWords)
  const translate = useTranslate()
  const { storedTexts, arabic, setArabic, english, setEnglish, theirs, conflicts, isDirty, isPending, save, undo, decide, later } = useTexts({
    translation,
    onDirty,
  })
  const names = placeholdersOf(storedTexts.english)
  return (
    <Box component="li" sx={{ padding: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', marginBlockEnd: 1 }}>
        <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Ltr>{storedTexts.key}</Ltr>
        </Typography>
        {storedTexts.is_missing ? <Tag tone="warn">{word('missing')}</Tag> : null}
        {storedTexts.arabic || storedTexts.english_override ? <Tag tone="info">{word('changed')}</Tag> : null}
        {names.length > 0 ? (
          <Typography variant="caption" color="text.secondary">
            {word('placeholders', { names: '' })}
            <Ltr>{names.join(' ')}</Ltr>
          </Typography>
        ) : null}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 2 }}>
        <TextBeside
          label={translate('resources.translations.fields.arabic')}
          language="ar"
          builtIn={storedTexts.arabic_default}
          original={storedTexts.english}
          value={arabic}
          onChange={setArabic}
        />
        <TextBeside
          label={translate('resources.translations.fields.english_override')}
          language="en"
          builtIn={storedTexts.english}
          original={storedTexts.english}
          value={english}
          onChange={setEnglish}
        />
      </Box>
      {conflicts ? (
        <AdminConflicts
          lastSave={theirs ?? undefined}
          conflicts={conflicts.map(({ field, isMine, ...sides }) => ({
            ...sides,
            key: field,
            place: translate(`resources.translations.fields.${field}`),
            isTheirsFirst: !isMine,
          }))}
          onDecide={decide}
          onLater={later}
        />
      ) : null}
      {isDirty ? (
        <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 1 }}>
          <Button variant="contained" size="small" disabled={isPending} onClick={save}>
            {translate('ra.action.save')}
          </Button>
          <Button color="inherit" size="small" onClick={undo}>
            {translate('ra.action.undo')}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}

/** The typed texts, saved with the version that they are based on; `theirs` is what somebody else has saved meanwhile. */
function useTexts({ translation, onDirty }: RowProps) {
  const word = useWords(translationWords)
  const notify = useNotify()
  // The stored texts as this row last saw them: as listed, as saved, or as returned with a refused save.
  const [storedTexts, setStoredTexts] = useState(translation)
  const [arabic, setArabic] = useState(translation.arabic ?? '')
  const [english, setEnglish] = useState(translation.english_override ?? '')
  const [theirs, setTheirs] = useState<(Translation & LastSave) | null>(null)
  const [update, { isPending }] = useUpdate()
  const isDirty = arabic !== (storedTexts.arabic ?? '') || english !== (storedTexts.english_override ?? '')

  // Reports unsaved changes to the list, which warns before it is left. An unmounted row has none.
  useEffect(() => {
    onDirty(translation.key, isDirty)
    return () => onDirty(translation.key, false)
  }, [translation.key, isDirty, onDirty])

  const typedTexts = { arabic, english_override: english }
  const send = (texts: Partial<Translation>, version: string) =>
    update(
      'translations',
      { id: translation.id, data: { arabic: texts.arabic ?? '', english_override: texts.english_override ?? '', version }, previousData: storedTexts },
      {
        mutationMode: 'pessimistic',
        onSuccess: (savedTexts: Translation) => {
          setStoredTexts(savedTexts)
          setTheirs(null)
          notify(word('saved'), { type: 'success' })
        },
        onError: (error) => {
          const refusal = refusalOf<'PUT /api/translations/{id}'>(error)
          if (refusal?.code === 'stale' && refusal.data) return setTheirs(refusal.data)
          notify(messageOf(error), { type: 'error' })
        },
      },
    )
  const showStored = (texts: Translation) => {
    setArabic(texts.arabic ?? '')
    setEnglish(texts.english_override ?? '')
  }
  const conflicts = theirs && differencesOf({ base: storedTexts, mine: typedTexts, theirs, fields: ['arabic', 'english_override'] })
  const decide = (mine: ReadonlySet<number>) => {
    if (!theirs || !conflicts) return
    const keptDifferences = conflicts.filter((_, index) => mine.has(index))
    const decidedTexts = { ...theirs, ...settleDifferences(theirs, keptDifferences) }
    setStoredTexts(theirs)
    showStored(decidedTexts)
    setTheirs(null)
    if (keptDifferences.length > 0) send(decidedTexts, theirs.version)
  }
  return {
    ...{ storedTexts, arabic, setArabic, english, setEnglish, theirs, conflicts, isDirty, isPending, decide },
    save: () => send(typedTexts, storedTexts.version),
    undo: () => showStored(storedTexts),
    later: () => setTheirs(null),
  }
}

type TextProps = { label: string; language: 'ar' | 'en'; builtIn: string; original: string; value: string; onChange: (value: string) => void }

function TextBeside({ label, language, builtIn, original, value, onChange }: TextProps) {
  const word = useWords(translationWords)
  const flaws = value.trim() === '' ? [] : placeholderFlaws(original, value).map((flaw) => flaw.replace(/^\w+: /, ''))
  const direction = directionOf(language)
  return (
    <div>
      <Typography variant="caption" color="text.secondary" component="p">
        {word('built_in')}
      </Typography>
      <Typography variant="body2" lang={language} dir={direction} sx={{ marginBlockEnd: 0.5, overflowWrap: 'anywhere' }}>
        {builtIn || word('none')}
      </Typography>
      <TextField
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        multiline
        minRows={1}
        error={flaws.length > 0}
        helperText={flaws.length > 0 ? word('placeholder_flaws', { names: flaws.join(' ') }) : word('empty_help')}
        slotProps={{ htmlInput: { lang: language, dir: direction } }}
      />
    </div>
  )
}
