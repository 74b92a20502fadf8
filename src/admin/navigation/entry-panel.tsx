import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Box, Breadcrumbs, Button, DialogContentText, Paper, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { required, TextInput } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { breadcrumbsOf } from '#domains/content/index.ts'
import { QuestionDialog } from '../dialogs/question-dialog.tsx'
import { RecordEdit, RecordForm } from '../editing/record-edit.tsx'
import { useWords } from '../i18n/use-words.ts'
import { LinkInput } from '../links/link-input.tsx'
import { ImageIdInput } from '../media/image-id-input.tsx'
import { idsBelow, type Place } from './nav-order.ts'
import { deleteEntry, type NavRecord } from './navigation-source.ts'
import { linkedByMenu } from './linked-by-menu.ts'
import { navigationWords } from './words.ts'

const decided = ['label', 'url', 'image_id']

type EntryPanelProps = {
  entry: NavRecord
  rows: readonly NavRecord[]
  places: readonly Place[]
  isOrderDirty: boolean
  onDirty: (isDirty: boolean) => void
  onDeleted: (id: number) => void
}

/** Edits one entry: label, link and picture, with the breadcrumbs that it gives. */
export function EntryPanel({ entry, rows, places, isOrderDirty, onDirty, onDeleted }: EntryPanelProps) {
  const word = useWords(navigationWords)
  return (
    <div>
      <RecordEdit
        resource="nav_entries"
        id={entry.id}
        redirect={false}
        actions={false}
        title={false}
        compared={decided}
        sx={{ '& .RaEdit-main': { marginTop: 0 } }}
      >
        <RecordForm warnWhenUnsavedChanges={false}>
          <ReportDirty onDirty={onDirty} />
          <TextInput source="label" validate={required()} />
          <LinkInput source="url" kinds={linkedByMenu} helperText={word('url_help')} />
          <ImageIdInput source="image_id" />
        </RecordForm>
      </RecordEdit>
      <Trail entry={entry} rows={rows} places={places} />
      <DeleteEntry entry={entry} count={idsBelow(rows, entry.id).length} isDisabled={isOrderDirty} onDeleted={() => onDeleted(entry.id)} />
    </div>
  )
}

/** Reports to the screen whether the form has unsaved changes, so that it can warn before it is left. */
function ReportDirty({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { isDirty, isSubmitSuccessful, dirtyFields } = useFormState()
  const isUnsaved = isDirty && !isSubmitSuccessful && Object.keys(dirtyFields).length > 0
  // The form's state is outside React. A form that unmounts has no unsaved changes.
  useEffect(() => {
    onDirty(isUnsaved)
    return () => onDirty(false)
  }, [isUnsaved, onDirty])
  return null
}

/** The breadcrumbs of the page that this entry links to, for the order shown on the screen. */
function Trail({ entry, rows, places }: { entry: NavRecord; rows: readonly NavRecord[]; places: readonly Place[] }) {
  const word = useWords(navigationWords)
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const navRows = rows.map((row) => {
    const { parent_id, position } = placeOf.get(row.id) ?? row
    return { id: row.id, label: row.label, url: row.url, imageId: row.image_id, parentId: parent_id, position }
  })
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBlockStart: 2 }}>
      <Typography variant="caption" color="text.secondary" component="p" gutterBottom>
        {word('breadcrumbs')}
      </Typography>
      <Breadcrumbs aria-label={word('breadcrumbs')}>
        <Typography variant="body2">{word('home')}</Typography>
        {breadcrumbsOf(navRows, entry.id).map(({ id, label, href }) => (
          <Typography key={id} variant="body2" color={href ? 'text.primary' : 'text.secondary'}>
            <bdi>{label}</bdi>
          </Typography>
        ))}
      </Breadcrumbs>
    </Paper>
  )
}

type DeleteEntryProps = { entry: NavRecord; count: number; isDisabled: boolean; onDeleted: () => void }

function DeleteEntry({ entry, count, isDisabled, onDeleted }: DeleteEntryProps) {
  const word = useWords(navigationWords)
  const [isAsking, setIsAsking] = useState(false)
  const send = async () => {
    await deleteEntry(entry.id)
    return word('deleted')
  }
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Button variant="outlined" color="error" startIcon={<DeleteIcon />} disabled={isDisabled} onClick={() => setIsAsking(true)}>
        {word('delete')}
      </Button>
      {isAsking ? (
        <QuestionDialog
          title={word('delete_title', { label: entry.label })}
          action={word('delete')}
          isDangerous
          send={send}
          onClose={() => setIsAsking(false)}
          onDone={onDeleted}
        >
          <DialogContentText>{count > 0 ? word('delete_with', { count }) : word('delete_text')}</DialogContentText>
        </QuestionDialog>
      ) : null}
    </Box>
  )
}
