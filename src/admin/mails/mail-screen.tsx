import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import { ListButton, Loading, Title, TopToolbar, useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import type { Language } from '#kernel/words/words.ts'
import { useMay } from '../app/signed-in.ts'
import { LoadFailed } from '../data-provider/load-failed.tsx'
import { useLoaded } from '../data-provider/use-loaded.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { Choice } from '../fields/choice.tsx'
import { MailConflicts } from './mail-conflicts.tsx'
import { MailPreview } from './mail-preview.tsx'
import { builtInTexts, isChanged, type MailRecord, type Place, placeName } from './mail-texts.ts'
import { SentenceField } from './sentence-field.tsx'
import { useMailDraft } from './use-mail-draft.ts'
import { mailWords } from './words.ts'

/** The texts of one kind of mail, beside the mail as its reader would get it. */
export function MailScreen() {
  const word = useWords(mailWords)
  const { id = '' } = useParams()
  const { data, hasFailed, again } = useLoaded('GET /api/mails/{id}', { params: { id } })
  if (hasFailed) return <LoadFailed again={again}>{word('load_failed')}</LoadFailed>
  return data ? <MailEditor key={data.id} loadedMail={data} /> : <Loading />
}

function MailEditor({ loadedMail }: { loadedMail: MailRecord }) {
  const word = useWords(mailWords)
  const pair = usePair()
  const mayWrite = useMay('mails.write')
  const [language, setLanguage] = useState<Language>('ar')
  const [example, setExample] = useState(loadedMail.examples[0]?.id ?? '')
  const show = (place: Place) => {
    setLanguage(place.language)
    setExample((shownExample) => {
      const says = loadedMail.examples.filter(({ said }) => said.includes(place.key))
      return says.some(({ id }) => id === shownExample) ? shownExample : (says[0]?.id ?? shownExample)
    })
  }
  const draft = useMailDraft(loadedMail, show)
  const { storedMail, texts } = draft
  const usedKeys = new Set(storedMail.examples.find(({ id }) => id === example)?.said)
  return (
    <>
      <Title title={pair(storedMail.name)} preferenceKey={false} />
      <TopToolbar sx={{ justifyContent: 'flex-start' }}>
        <ListButton />
      </TopToolbar>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, padding: { xs: 2, sm: 0 } }}>
        <Box component="section" aria-label={word('texts')}>
          <Typography variant="h6" component="h2">
            <bdi>{pair(storedMail.name)}</bdi>
          </Typography>
          <Typography color="text.secondary" sx={{ marginBlockEnd: 2 }}>
            {word(storedMail.reader === 'staff' ? 'to_staff' : 'to_visitor')}
          </Typography>
          {storedMail.note ? (
            <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
              {pair(storedMail.note)}
            </Alert>
          ) : null}
          {mayWrite ? null : <Alert severity="info">{word('read_only')}</Alert>}
          {draft.isStale ? (
            <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
              {word('stale')}
            </Alert>
          ) : null}
          <Choice label={word('language')} value={language} onChange={setLanguage} options={[['ar', word('ar')] as const, ['en', word('en')] as const]} />
          {storedMail.examples.length > 1 ? <ExampleChoice {...{ storedMail, texts, language, example }} onChange={setExample} /> : null}
          {storedMail.sentences
            .filter(({ key }) => usedKeys.has(key))
            .map((sentence) => {
              const place = { language, key: sentence.key }
              return (
                <SentenceField
                  key={placeName(place)}
                  {...{ sentence, language }}
                  text={texts[language][sentence.key] ?? ''}
                  readOnly={!mayWrite}
                  onWrite={(text) => draft.write(place, text)}
                />
              )
            })}
          {mayWrite ? <SaveBar draft={draft} /> : null}
        </Box>
        {draft.conflicts.length > 0 ? (
          <MailConflicts sentences={storedMail.sentences} conflicts={draft.conflicts} lastSave={draft.lastSave} onDecide={draft.decide} />
        ) : null}
        <Box sx={{ minWidth: 0 }}>
          <MailPreview request={{ id: storedMail.id, example, language, texts: texts[language] }} canTest={mayWrite} />
        </Box>
      </Box>
    </>
  )
}

type ExampleProps = Pick<ReturnType<typeof useMailDraft>, 'storedMail' | 'texts'> & { language: Language; example: string; onChange: (example: string) => void }

/** The occasions of a mail; those whose texts staff wrote are marked. */
function ExampleChoice({ storedMail, texts, language, example, onChange }: ExampleProps) {
  const word = useWords(mailWords)
  const pair = usePair()
  const changedKeys = new Set(
    storedMail.sentences.filter((sentence) => isChanged(sentence, language, texts[language][sentence.key] ?? '')).map(({ key }) => key),
  )
  return (
    <ChoiceInput
      label={word('example')}
      value={example}
      options={storedMail.examples.map(({ id, name, said }) => ({
        value: id,
        label: said.some((key) => changedKeys.has(key)) ? `${pair(name)} (${word('is_changed')})` : pair(name),
      }))}
      hint={word('example_help')}
      sx={{ marginBlock: 2 }}
      onChange={onChange}
    />
  )
}

/** Saves all texts of the mail, and takes them back to those that ship. */
function SaveBar({ draft: { storedMail, texts, isDirty, isSaving, save, restoreAll } }: { draft: ReturnType<typeof useMailDraft> }) {
  const word = useWords(mailWords)
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const isOriginal = JSON.stringify(texts) === JSON.stringify(builtInTexts(storedMail))
  return (
    <Box
      sx={{
        ...{ position: 'sticky', insetBlockEnd: 0, zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' },
        ...{ paddingBlock: 1.5, backgroundColor: 'background.default', borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <Button variant="contained" disabled={!isDirty || isSaving} onClick={() => void save()}>
        {translate('ra.action.save')}
      </Button>
      {isOriginal ? null : (
        <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
          {word('restore_all')}
        </Button>
      )}
      {isDirty ? (
        <Typography variant="body2" color="text.secondary" role="status">
          {word('unsaved')}
        </Typography>
      ) : null}
      {isAsking ? (
        <QuestionDialog
          title={word('restore_title')}
          action={word('restore_all')}
          // Nothing is asked of the server before the texts are saved.
          send={async () => undefined}
          onClose={() => setAsking(false)}
          onDone={restoreAll}
        >
          <DialogContentText>{word('restore_text')}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </Box>
  )
}
