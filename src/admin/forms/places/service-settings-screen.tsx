import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Loading, Title, useNotify } from 'react-admin'
import { useMay } from '../../app/signed-in.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FormsTabs } from '../list/forms-tabs.tsx'
import { RowList } from './row-list.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { useRows } from './use-rows.ts'
import { placesWords } from './words.ts'

type Setting = DataOf<'GET /forms_api/settings'>[number]
type Draft = { key: string; value: string; isNew: boolean }

const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/i

const listSettings = async () => (await ask('GET /forms_api/settings')).data

/** The settings of the forms service, by key. */
export function ServiceSettingsScreen() {
  const word = useWords(placesWords)
  const notify = useNotify()
  const mayWrite = useMay('forms.write')
  const { rows, read, tell } = useRows(listSettings)
  const [edited, setEdited] = useState<Draft | null>(null)
  const [deleted, setDeleted] = useState<Setting | null>(null)
  const act = async (what: () => Promise<unknown>, notice: 'saved' | 'deleted') => {
    setEdited(null)
    setDeleted(null)
    try {
      await what()
      notify(word(notice), { type: 'success' })
    } catch (error) {
      tell(error)
    }
    await read()
  }
  const isolatedKey = (key: string) => `\u2066${key}\u2069`
  return (
    <>
      <Title title={word('service')} preferenceKey={false} />
      <FormsTabs here="settings" />
      <Box sx={{ maxWidth: 760, marginBlockStart: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1.5 }}>
          {word('service_help')}
        </Typography>
        {rows === null ? (
          <Loading />
        ) : (
          <RowList
            label={word('service')}
            empty={word('no_settings')}
            mayWrite={mayWrite}
            rows={rows.map((row) => ({
              id: row.id,
              primary: <Ltr>{row.key}</Ltr>,
              secondary: <bdi>{row.value}</bdi>,
              editLabel: word('setting_edit', { key: isolatedKey(row.key) }),
              deleteLabel: word('setting_delete', { key: isolatedKey(row.key) }),
              onEdit: () => setEdited({ key: row.key, value: row.value, isNew: false }),
              onDelete: () => setDeleted(row),
            }))}
          />
        )}
        {mayWrite ? (
          <Button variant="contained" startIcon={<AddIcon />} sx={{ marginBlockStart: 2 }} onClick={() => setEdited({ key: '', value: '', isNew: true })}>
            {word('setting_add')}
          </Button>
        ) : null}
      </Box>
      {edited ? (
        <SettingDialog
          draft={edited}
          onClose={() => setEdited(null)}
          onSave={({ key, value }) => void act(() => ask('POST /forms_api/settings', { body: { key, value } }), 'saved')}
        />
      ) : null}
      {deleted ? (
        <SureDialog
          question={word('setting_sure', { key: isolatedKey(deleted.key) })}
          onYes={() => void act(() => ask('DELETE /forms_api/settings/{id}', { params: { id: deleted.id } }), 'deleted')}
          onClose={() => setDeleted(null)}
        />
      ) : null}
    </>
  )
}

function SettingDialog({ draft: first, onClose, onSave }: { draft: Draft; onClose: () => void; onSave: (draft: Draft) => void }) {
  const word = useWords(placesWords)
  const titleId = useId()
  const [draft, setDraft] = useState(first)
  const isKey = KEY.test(draft.key)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{first.isNew ? word('setting_add') : word('setting_edit', { key: `\u2066${first.key}\u2069` })}</DialogTitle>
      <DialogContent>
        <TextField
          label={word('key')}
          value={draft.key}
          disabled={!first.isNew}
          error={draft.key !== '' && !isKey}
          helperText={word('key_wrong')}
          onChange={({ target }) => setDraft({ ...draft, key: target.value })}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
        />
        <TextField
          label={word('setting_value')}
          value={draft.value}
          multiline
          maxRows={8}
          onChange={({ target }) => setDraft({ ...draft, value: target.value })}
          slotProps={{ htmlInput: { maxLength: 10_000, dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('cancel')}
        </Button>
        <Button variant="contained" disabled={!isKey} onClick={() => onSave(draft)}>
          {word('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
