import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import { Alert } from '@mui/material'
import {
  BooleanInput,
  Button,
  type EditProps,
  FormDataConsumer,
  type Identifier,
  ListButton,
  NumberInput,
  required,
  SelectInput,
  TabbedForm,
  TextArrayInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { feedDelimiters, feedEncodings, feedFormats } from '#domains/stock/index.ts'
import { RecordCreate, RecordEdit, TabbedRecordForm } from '../editing/record-edit.tsx'
import { LtrTextInput } from '../fields/ltr-text-input.tsx'
import { Pair } from '../fields/pair.tsx'
import { SiteCurrency } from '../fields/site-currency.tsx'
import { useWords } from '../i18n/use-words.ts'
import { giveFileTo } from './chosen-file.ts'
import { feedOfForm } from './feed-of-form.ts'
import { MappingEditor } from './mapping-editor.tsx'
import { missingFields, type Rule } from './rule.ts'
import { RunButton } from './run-button.tsx'
import { ScheduleInput } from './schedule-input.tsx'
import { useFieldLabel } from './use-field-label.ts'
import { feedWords } from './words.ts'

const fresh = {
  ...{ source: 'upload', format: 'csv', encoding: 'auto', delimiter: 'auto', record_path: '', url: '', rules: [], currency: '' },
  ...{
    dealer_code: '',
    publication_lists: [],
    most_gone_percent: 20,
    most_invalid_percent: 20,
    fetch_images: false,
    shows_at_once: false,
    schedule: '',
    is_active: true,
  },
}

export function FeedEdit() {
  const transform: EditProps['transform'] = (data) => ({ ...data, ...feedOfForm(data) })
  return (
    <RecordEdit redirect={false} transform={transform} actions={<EditActions />}>
      <FeedForm isStored />
    </RecordEdit>
  )
}

export function FeedCreate() {
  return (
    <RecordCreate redirect={openCreated} transform={(data: Record<string, unknown>) => feedOfForm(data)}>
      <FeedForm />
    </RecordCreate>
  )
}

/** Opens the feed that was created, with the file that was chosen in its form. */
function openCreated(_resource?: string, id?: Identifier): string {
  giveFileTo(Number(id))
  return `feeds/${id}`
}

function EditActions() {
  const word = useWords(feedWords)
  const feed = useRecordContext()
  const filter = encodeURIComponent(JSON.stringify({ feed_id: feed?.id }))
  return (
    <TopToolbar sx={{ justifyContent: 'flex-start' }}>
      <ListButton />
      {feed ? (
        <Button label={word('runs')} component={Link} to={`/feed_runs?filter=${filter}`}>
          <HistoryIcon />
        </Button>
      ) : null}
    </TopToolbar>
  )
}

function FeedForm({ isStored = false }: { isStored?: boolean }) {
  const word = useWords(feedWords)
  const optionsOf = <Name extends string>(names: readonly Name[]) =>
    names.map((id) => ({ id, name: id in feedWords ? word(id as keyof typeof feedWords) : id }))
  return (
    <TabbedRecordForm canDelete={isStored} defaultValues={fresh} {...(isStored ? { extra: <RunButton /> } : {})}>
      <TabbedForm.Tab label={word('general')}>
        {isStored ? <MissingNote /> : <SiteCurrency />}
        <Pair>
          <TextInput source="name" validate={required()} />
          <LtrTextInput source="key" validate={required()} readOnly={isStored} helperText={word('key_help')} />
        </Pair>
        <Pair>
          <SelectInput source="source" choices={optionsOf(['upload', 'url'])} validate={required()} />
          <SelectInput source="format" choices={feedFormats.map((id) => ({ id, name: id.toUpperCase() }))} validate={required()} />
        </Pair>
        <FormDataConsumer<Record<string, unknown>>>
          {({ formData }) => (
            <>
              {formData.source === 'url' ? <LtrTextInput source="url" inputMode="url" validate={required()} helperText={word('url_help')} /> : null}
              <Pair>
                <SelectInput source="encoding" choices={optionsOf(feedEncodings)} />
                {formData.format === 'csv' ? (
                  <SelectInput source="delimiter" choices={optionsOf(feedDelimiters)} />
                ) : (
                  <LtrTextInput source="record_path" helperText={word('path_help')} />
                )}
              </Pair>
              {formData.source === 'url' ? <ScheduleInput /> : null}
            </>
          )}
        </FormDataConsumer>
        <BooleanInput source="is_active" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('mapping')} path="mapping">
        <MappingEditor />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={word('limits')} path="limits">
        <Pair>
          <NumberInput source="most_gone_percent" min={0} max={100} step={1} validate={required()} helperText={word('gone_help')} />
          <NumberInput source="most_invalid_percent" min={0} max={100} step={1} validate={required()} helperText={word('invalid_help')} />
        </Pair>
        <Pair>
          <LtrTextInput source="currency" validate={required()} />
          <LtrTextInput source="dealer_code" helperText={word('dealer_help')} />
        </Pair>
        <TextArrayInput source="publication_lists" helperText={word('lists_help')} />
        <BooleanInput source="fetch_images" helperText={word('images_help')} />
        <BooleanInput source="shows_at_once" helperText={word('at_once_help')} />
      </TabbedForm.Tab>
    </TabbedRecordForm>
  )
}

function MissingNote() {
  const word = useWords(feedWords)
  const label = useFieldLabel()
  const missing = missingFields(useWatch<{ rules: Rule[] }, 'rules'>({ name: 'rules' }) ?? [])
  if (missing.length === 0) return null
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
      {word('missing', { fields: missing.map(label).join('، ') })}
    </Alert>
  )
}
