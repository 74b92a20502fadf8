import { Box, Button, Paper, Typography } from '@mui/material'
import { NumberInput, required, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { answerFields, fillAnswer, unknownFields } from '#domains/leads/index.ts'
import { isolated } from '#kernel/words/isolated.ts'
import type { Language } from '#kernel/words/words.ts'
import { RecordCreate, RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { useLanguage, useWords } from '../i18n/use-words.ts'
import { fieldWords, sampleWords, templateWords } from './words.ts'

const fresh = { name: '', position: 0, subject_ar: '', text_ar: '', subject_en: '', text_en: '' }
const languages = [
  { id: 'ar', heading: 'arabic', dir: 'rtl' },
  { id: 'en', heading: 'english', dir: 'ltr' },
] as const

export function TemplateEdit() {
  return (
    <RecordEdit>
      <TemplateForm canDelete />
    </RecordEdit>
  )
}

export function TemplateCreate() {
  return (
    <RecordCreate>
      <TemplateForm />
    </RecordCreate>
  )
}

function TemplateForm({ canDelete = false }: { canDelete?: boolean }) {
  const word = useWords(templateWords)
  return (
    <RecordForm canDelete={canDelete} defaultValues={fresh}>
      <TextInput source="name" validate={required()} helperText={false} fullWidth />
      <NumberInput source="position" min={0} step={1} helperText={false} />
      <Typography variant="body2" color="text.secondary" sx={{ marginBlock: 1 }}>
        {word('help')}
      </Typography>
      {languages.map((language) => (
        <Side key={language.id} {...language} />
      ))}
    </RecordForm>
  )
}

/** Subject and text in a language, buttons for the fields, and how it reads. */
function Side({ id, heading, dir }: (typeof languages)[number]) {
  const word = useWords(templateWords)
  const field = useWords(fieldWords)
  const { setValue } = useFormContext<Record<string, string>>()
  const source = `text_${id}`
  const text = String(useWatch({ name: source }) ?? '')
  const subject = String(useWatch({ name: `subject_${id}` }) ?? '')
  const check = (value: unknown) => {
    const unknown = unknownFields(String(value ?? ''))
    return unknown.length === 0 ? undefined : word('unknown', { fields: isolated(unknown.join(' ')) })
  }
  const either = (_value: unknown, { text_ar: ar, text_en: en }: Record<string, unknown>) => (ar || en ? undefined : word('either'))
  const input = { fullWidth: true, helperText: false, slotProps: { htmlInput: { dir, lang: id } } } as const
  return (
    <Box component="section" sx={{ inlineSize: '100%', marginBlockEnd: 2 }}>
      <Typography component="h3" variant="subtitle1">
        {word(heading)}
      </Typography>
      <TextInput source={`subject_${id}`} validate={check} {...input} />
      <TextInput source={source} multiline minRows={5} validate={[check, either]} {...input} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {answerFields.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            color="inherit"
            aria-label={word('insert', { field: field(name) })}
            onClick={() => setValue(source, `${text}{${name}}`, { shouldDirty: true, shouldValidate: true })}
          >
            {field(name)}
          </Button>
        ))}
      </Box>
      {text.trim() === '' ? null : <Preview language={id} dir={dir} subject={subject} text={text} />}
    </Box>
  )
}

type PreviewProps = { language: Language; dir: 'rtl' | 'ltr'; subject: string; text: string }

function Preview({ language, dir, subject, text }: PreviewProps) {
  const word = useWords(templateWords)
  const shownLanguage = useLanguage()
  const values = Object.fromEntries(answerFields.map((name) => [name, sampleWords[name][language === 'ar' ? 1 : 0]])) as Record<
    (typeof answerFields)[number],
    string
  >
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBlockStart: 1.5 }}>
      <Typography variant="caption" color="text.secondary" lang={shownLanguage}>
        {word('preview')}
      </Typography>
      <Box dir={dir} lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2">{fillAnswer(subject, values)}</Typography>
        <Typography variant="body2">{fillAnswer(text, values)}</Typography>
      </Box>
    </Paper>
  )
}
