import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Loading, Title } from 'react-admin'
import type { RowField } from '#fields/field-types.ts'
import { withPart } from '#fields/values/row-values.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError } from '../../data-provider/admin-error.ts'
import { QuestionDialog } from '../../dialogs/question-dialog.tsx'
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
  const mayWrite = useMay('forms.write')
  const { rows, read } = useRows(load)
  const [edited, setEdited] = useState<{ title: string; draft: Draft } | null>(null)
  const [doomed, setDoomed] = useState<Row | null>(null)
  const removeRow = async (row: Row) => {
    await remove(row)
    return word('deleted')
  }
  const readAgain = () => void read()
  const lineOf = (row: Row) => {
    const { edit, remove: removal, sure: _, ...lines } = itemOf(row)
    const open = () => setEdited({ title: edit, draft: draftOf(row, rows ?? []) })
    return { ...lines, id: row.id, editLabel: edit, deleteLabel: removal, onEdit: open, onDelete: () => setDoomed(row) }
  }
  return (
    <>
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
      {edited ? <EditDialog {...edited} {...edits} onClose={() => setEdited(null)} onDone={readAgain} /> : null}
      {doomed ? (
        <QuestionDialog
          title={itemOf(doomed).remove}
          action={word('delete')}
          isDangerous
          send={() => removeRow(doomed)}
          onClose={() => setDoomed(null)}
          onDone={readAgain}
        >
          {itemOf(doomed).sure}
        </QuestionDialog>
      ) : null}
    </>
  )
}

type EditDialogProps<Draft extends object> = Pick<RowsScreenProps<{ id: number }, Draft>, 'fieldsOf' | 'isReady' | 'save'> & {
  title: string
  draft: Draft
  onClose: () => void
  onDone: () => void
}

function EditDialog<Draft extends object>({ title, draft: first, fieldsOf, isReady, save, onClose, onDone }: EditDialogProps<Draft>) {
  const word = useWords(placesWords)
  const [draft, setDraft] = useState(first)
  const [flaws, setFlaws] = useState<Readonly<Record<string, string>>>({})
  const send = async () => {
    await save(draft)
    return word('saved')
  }
  const markFlaws = (error: unknown) => {
    setFlaws(error instanceof AdminError ? (error.body.errors ?? {}) : {})
    return undefined
  }
  const flawAt = (path: string) => {
    const flaw = flaws[path]
    return flaw === undefined ? null : word(flaw.endsWith('taken') ? 'taken' : 'wrong')
  }
  return (
    <QuestionDialog title={title} action={word('save')} width="md" isReady={isReady(draft)} send={send} refusal={markFlaws} {...{ onClose, onDone }}>
      <DraftParts
        id="row"
        fields={fieldsOf(draft)}
        value={draft}
        {...{ flawAt }}
        isReadOnly={false}
        onChange={(value, field) => setDraft((now) => withPart(now, field, value) as Draft)}
      />
    </QuestionDialog>
  )
}
