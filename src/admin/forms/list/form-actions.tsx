import MoreVertIcon from '@mui/icons-material/MoreVertOutlined'
import { IconButton, Menu, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { useMay } from '../../app/signed-in.ts'
import { saveFile } from '../../csv/download.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask, askFile } from '../../data-provider/ask.ts'
import { QuestionDialog } from '../../dialogs/question-dialog.tsx'
import { useWords } from '../../i18n/use-words.ts'
import type { FormRecord } from '../forms-source.ts'
import { DeleteFormDialog } from './delete-form-dialog.tsx'
import { formListWords } from './words.ts'

/** The actions on a form, in the menu of its row. */
export function FormActions() {
  const form = useRecordContext<FormRecord>()
  const word = useWords(formListWords)
  const notify = useNotify()
  const navigate = useNavigate()
  const mayWrite = useMay('forms.write')
  const mayDelete = useMay('forms.delete')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'copy' | 'delete' | null>(null)
  if (!form) return null
  const close = () => setAnchor(null)
  const open = (next: 'copy' | 'delete') => {
    close()
    setDialog(next)
  }
  const save = async () => {
    close()
    try {
      saveFile(`form-${form.id}.json`, await askFile('GET /forms_api/forms/{id}/export', { params: { id: form.id } }))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  return (
    <>
      <IconButton
        size="small"
        aria-label={word('more', { name: form.name })}
        aria-haspopup="menu"
        onClick={(event) => {
          event.stopPropagation()
          setAnchor(event.currentTarget)
        }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={(event) => event.stopPropagation()}>
        <MenuItem onClick={() => navigate(`/forms/${form.id}/leads`)}>{word('see_leads')}</MenuItem>
        {mayWrite ? <MenuItem onClick={() => open('copy')}>{word('duplicate')}</MenuItem> : null}
        <MenuItem onClick={() => void save()}>{word('export')}</MenuItem>
        {form.active ? (
          <MenuItem component="a" href={`/ar/form/${form.id}`} target="_blank">
            {word('open')}
          </MenuItem>
        ) : null}
        {mayDelete ? <MenuItem onClick={() => open('delete')}>{word('delete')}</MenuItem> : null}
      </Menu>
      {dialog === 'copy' ? <CopyDialog form={form} onClose={() => setDialog(null)} /> : null}
      {dialog === 'delete' ? <DeleteFormDialog form={form} onClose={() => setDialog(null)} /> : null}
    </>
  )
}

function CopyDialog({ form, onClose }: { form: FormRecord; onClose: () => void }) {
  const word = useWords(formListWords)
  const refresh = useRefresh()
  const [name, setName] = useState(word('copy_of', { name: form.name }))
  const copy = async () => {
    await ask('POST /forms_api/forms/{id}/duplicate', { params: { id: form.id }, query: { name } })
    return word('duplicated')
  }
  return (
    <QuestionDialog
      title={word('copy_title')}
      action={word('duplicate')}
      width="sm"
      isReady={name.trim() !== ''}
      send={copy}
      onClose={onClose}
      onDone={refresh}
    >
      <TextField
        label={word('copy_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
      />
    </QuestionDialog>
  )
}
