import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Loading, Title, useNotify } from 'react-admin'
import type { RowField } from '#fields/field-types.ts'
import { withPart } from '#fields/values/row-values.ts'
import { useDialogKit } from '#staff/dialogs/dialog-kit.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError, messageOf } from '../../data-provider/admin-error.ts'
import { AdminDialogKit } from '../../editing/admin-dialog-kit.tsx'
import { DraftParts } from '../../filled/draft-parts.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FormsTabs } from '../list/forms-tabs.tsx'
import { RowList } from './row-list.tsx'
import { useRows } from './use-rows.ts'
import { placesWords } from './words.ts'

/** A row as it is listed, and the texts of its buttons and of the question before it is deleted. */
type RowItem = { primary: ReactNode; secondary: ReactNode; edit: string; remove: string; sure: string }

type RowsScreenProps<Row extends { id: number }, Draft extends object> = {
  here: ComponentProps<typeof FormsTabs>['here']
  texts: { title: string; help: string; none: string; add: string }
  load: () => Promise<readonly Row[]>
  itemOf: (row: Row) => RowItem
  /** What is edited of a row, or of a new one. */
  draftOf: (row: Row | null, rows: readonly Row[]) => Draft
  fieldsOf: (draft: Draft) => readonly RowField[]
  isReady: (draft: Draft) => boolean
  save: (draft: Draft) => Promise<unknown>
  remove: (row: Row) => Promise<unknown>
}

/** A short list of the forms service whose rows are edited in a dialog. */
export function RowsScreen<Row extends { id: number }, Draft extends object>({
  here,
  texts,
  load,
  itemOf,
  draftOf,
  remove,
  ...edits
}: RowsScreenProps<Row, Draft>) {
  const word = useWords(placesWords)
  const notify = useNotify()
  const mayWrite = useMay('forms.write')
  const { rows, read, tell } = useRows(load)
  const [edited, setEdited] = useState<{ title: string; draft: Draft } | null>(null)
  const [doomed, setDoomed] = useState<Row | null>(null)
  const removeRow = async (row: Row) => {
    setDoomed(null)
    try {
      await remove(row)
      notify(word('deleted'), { type: 'success' })
    } catch (error) {
      tell(error)
    }
    await read()
  }
  const lineOf = (row: Row) => {
    const { edit, remove: removal, sure: _, ...lines } = itemOf(row)
    const open = () => setEdited({ title: edit, draft: draftOf(row, rows ?? []) })
    return { ...lines, id: row.id, editLabel: edit, deleteLabel: removal, onEdit: open, onDelete: () => setDoomed(row) }
  }
  return (
    <AdminDialogKit>
      <Title title={texts.title} preferenceKey={false} />
      <FormsTabs here={here} />
      <Box sx={{ maxWidth: 760, marginBlockStart: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1.5 }}>
          {texts.help}
        </Typography>
        {rows === null ? <Loading /> : <RowList label={texts.title} empty={texts.none} mayWrite={mayWrite} rows={rows.map(lineOf)} />}
        {mayWrite ? (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            sx={{ marginBlockStart: 2 }}
            onClick={() => setEdited({ title: texts.add, draft: draftOf(null, rows ?? []) })}
          >
            {texts.add}
          </Button>
        ) : null}
      </Box>
      {edited ? (
        <EditDialog
          {...edited}
          {...edits}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            notify(word('saved'), { type: 'success' })
            void read()
          }}
        />
      ) : null}
      {doomed ? <SureDialog {...itemOf(doomed)} onYes={() => void removeRow(doomed)} onClose={() => setDoomed(null)} /> : null}
    </AdminDialogKit>
  )
}

type EditDialogProps<Draft extends object> = Pick<RowsScreenProps<{ id: number }, Draft>, 'fieldsOf' | 'isReady' | 'save'> & {
  title: string
  draft: Draft
  onClose: () => void
  onSaved: () => void
}

function EditDialog<Draft extends object>({ title, draft: first, fieldsOf, isReady, save, onClose, onSaved }: EditDialogProps<Draft>) {
  const word = useWords(placesWords)
  const notify = useNotify()
  const { Dialog, Button: KitButton } = useDialogKit()
  const [draft, setDraft] = useState(first)
  const [flaws, setFlaws] = useState<Readonly<Record<string, string>>>({})
  const send = async () => {
    try {
      await save(draft)
      onSaved()
    } catch (error) {
      const fieldErrors = error instanceof AdminError ? (error.body.errors ?? {}) : {}
      setFlaws(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) notify(messageOf(error), { type: 'error' })
    }
  }
  const flawAt = (path: string) => {
    const flaw = flaws[path]
    return flaw === undefined ? null : word(flaw.endsWith('taken') ? 'taken' : 'wrong')
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <KitButton label={word('cancel')} onPress={onClose} />
          <KitButton isMain label={word('save')} isOff={!isReady(draft)} onPress={() => void send()} />
        </>
      }
    >
      <DraftParts
        id="row"
        fields={fieldsOf(draft)}
        value={draft}
        {...{ flawAt }}
        isReadOnly={false}
        onChange={(value, field) => setDraft((now) => withPart(now, field, value) as Draft)}
      />
    </Dialog>
  )
}

/** Asks before a row is deleted. */
function SureDialog({ remove, sure, onYes, onClose }: Pick<RowItem, 'remove' | 'sure'> & { onYes: () => void; onClose: () => void }) {
  const word = useWords(placesWords)
  const { Dialog, Button: KitButton } = useDialogKit()
  return (
    <Dialog
      title={remove}
      onClose={onClose}
      footer={
        <>
          <KitButton label={word('cancel')} onPress={onClose} />
          <KitButton isMain label={word('delete')} onPress={onYes} />
        </>
      }
    >
      <p>{sure}</p>
    </Dialog>
  )
}
