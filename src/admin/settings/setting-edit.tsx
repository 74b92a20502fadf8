import RestoreIcon from '@mui/icons-material/RestoreOutlined'
import { Alert, Box, Button, DialogContentText, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useCreatePath, useDelete, useRecordContext, useRefresh } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { usePair, useWords } from '../i18n/use-words.ts'
import { partOf } from '../page-parts/parts.ts'
import { pagePartWords } from '../page-parts/words.ts'
import { SeenAt } from './seen-at.tsx'
import { SettingInput } from './setting-input.tsx'
import { useDescription, useSettingName } from './setting-texts.ts'
import { SettingValue } from './setting-value.tsx'
import type { SettingRecord } from './settings-source.ts'
import { settingWords } from './words.ts'

const decidedFields = ['input']

/** One setting: its input and its default. */
export function SettingEdit() {
  return (
    <RecordEdit redirect={false} compared={decidedFields}>
      <SettingForm />
    </RecordEdit>
  )
}

function SettingForm() {
  const setting = useRecordContext<SettingRecord>()
  const word = useWords(settingWords)
  const nameOf = useSettingName()
  const describe = useDescription()
  const mayWriteSecrets = useMay('secrets.write')
  const mayRunScripts = useMay('metaheads.write')
  const mayConnect = useMay('connections.write')
  const createPath = useCreatePath()
  const pair = usePair()
  const partWord = useWords(pagePartWords)
  if (!setting) return null
  const part = partOf(setting.key)
  const isClosed = (setting.is_secret && !mayWriteSecrets) || (setting.runs_scripts && !mayRunScripts) || (setting.receives_data && !mayConnect)
  return (
    <RecordForm extra={<ResetButton />} canSave={!isClosed}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(setting)}</bdi>
      </Typography>
      <Typography color="text.secondary">{describe(setting)}</Typography>
      <Typography variant="caption" color="text.secondary" gutterBottom sx={{ overflowWrap: 'anywhere' }}>
        {word('key')} <code dir="ltr">{setting.key}</code>
      </Typography>
      {part && (
        <Typography gutterBottom>
          <Link to={createPath({ resource: 'page_parts', type: 'edit', id: part.id })}>{partWord('edit_part', { name: pair(part.name) })}</Link>
        </Typography>
      )}
      <SeenAt places={setting.seen_at} />
      {isClosed ? <Alert severity="info">{word(closedBy(setting))}</Alert> : <SettingInput setting={setting} />}
      <Box sx={{ width: '100%', marginBlockStart: 2, paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' }}>
        <Typography variant="caption" color="text.secondary" component="p" gutterBottom>
          {word(setting.is_secret ? 'value' : 'default')}
        </Typography>
        <SettingValue setting={setting} value={setting.default} isWhole={setting.format !== 'json'} />
      </Box>
    </RecordForm>
  )
}

/** Removes the stored value, so that the default applies. Shown only while a value is stored. */
function ResetButton() {
  const setting = useRecordContext<SettingRecord>()
  const word = useWords(settingWords)
  const nameOf = useSettingName()
  const refresh = useRefresh()
  const [isAsking, setIsAsking] = useState(false)
  const [reset] = useDelete()
  if (!setting || setting.setting_id === null) return null
  const send = async () => {
    await reset('setting_definitions', { id: setting.id, previousData: setting }, { returnPromise: true })
    return word('reset_done')
  }
  const refusal = () => {
    refresh()
    return undefined
  }
  return (
    <>
      <Button color="inherit" variant="outlined" startIcon={<RestoreIcon />} onClick={() => setIsAsking(true)}>
        {word('reset')}
      </Button>
      {isAsking ? (
        <QuestionDialog
          title={word('reset_title', { name: nameOf(setting) })}
          action={word('reset')}
          send={send}
          refusal={refusal}
          onClose={() => setIsAsking(false)}
          onDone={refresh}
        >
          <DialogContentText>{word('reset_text')}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </>
  )
}

function closedBy({ runs_scripts, receives_data }: SettingRecord) {
  if (runs_scripts) return 'scripts_admin'
  return receives_data ? 'data_admin' : 'secret_admin'
}
