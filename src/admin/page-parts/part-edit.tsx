import { Box, Typography } from '@mui/material'
import { TextInput, Title, useRecordContext } from 'react-admin'
import { RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { SettingInput } from '../settings/setting-input.tsx'
import { useDescription } from '../settings/setting-texts.ts'
import type { PartRecord } from './page-parts-source.ts'
import { PartPreview } from './part-preview.tsx'
import { fieldOf, type PagePart, pageParts } from './parts.ts'
import { PredefinedLinksPreview } from './predefined-links-preview.tsx'
import { pagePartWords } from './words.ts'

const decidedFields = pageParts.flatMap(({ settings }) => settings.map(({ key }) => fieldOf('setting', key)))

/** Everything that staff set of a part of every page, beside the page as visitors would get it. */
export function PartEdit() {
  return (
    <RecordEdit redirect={false} compared={decidedFields} title={false}>
      <RecordForm>
        <PartForm />
      </RecordForm>
    </RecordEdit>
  )
}

function PartForm() {
  const record = useRecordContext<PartRecord>()
  const pair = usePair()
  const part = pageParts.find(({ id }) => id === record?.id)
  if (!record || !part) return null
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }, width: '100%' }}>
      <div>
        <Title title={pair(part.name)} preferenceKey={false} />
        <Typography variant="h6" component="h2">
          {pair(part.name)}
        </Typography>
        <Typography color="text.secondary" gutterBottom>
          {pair(part.about)}
        </Typography>
        <SettingFields part={part} record={record} />
        <WordFields part={part} record={record} />
      </div>
      <Box sx={{ minWidth: 0 }}>{part.id === 'predefined_links' ? <PredefinedLinksPreview /> : <PartPreview part={part} record={record} />}</Box>
    </Box>
  )
}

type FieldsProps = { part: PagePart; record: PartRecord }

function SettingFields({ part, record }: FieldsProps) {
  const pair = usePair()
  const describe = useDescription()
  return part.settings.map(({ key, label }) => {
    const setting = record.definitions.find((definition) => definition.key === key)
    if (!setting) return null
    const isShaped = setting.format === 'json'
    return (
      <Box
        key={key}
        component={isShaped ? 'section' : 'div'}
        aria-label={isShaped ? pair(label) : undefined}
        sx={{ paddingBlock: 1.5, '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
      >
        {isShaped && (
          <Typography variant="subtitle1" component="h3">
            {pair(label)}
          </Typography>
        )}
        <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 1 }}>
          {describe(setting)}
        </Typography>
        <SettingInput setting={setting} source={fieldOf('setting', key)} label={pair(label)} />
      </Box>
    )
  })
}

/** What the part says by itself; an empty field says what it always says. */
function WordFields({ part, record }: FieldsProps) {
  const word = useWords(pagePartWords)
  if (!part.words) return null
  return (
    <Box component="section" aria-label={word('words')} sx={{ paddingBlock: 1.5 }}>
      <Typography variant="subtitle1" component="h3" gutterBottom>
        {word('words')}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ marginBlockEnd: 1 }}>
        {word(record.translations.length === 0 ? 'no_words' : 'words_help')}
      </Typography>
      {record.translations.map(({ key, arabic_default: builtIn, english }) => (
        <TextInput
          key={key}
          source={fieldOf('word', key)}
          label={builtIn || english}
          helperText={false}
          parse={(value) => value ?? ''}
          multiline={builtIn.length > 60}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      ))}
    </Box>
  )
}
