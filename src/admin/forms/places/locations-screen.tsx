import AddIcon from '@mui/icons-material/AddOutlined'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { Loading, Title, useNotify } from 'react-admin'
import { type FormChoices, locationFields } from '#domains/forms/index.ts'
import { withPart } from '#fields/values/row-values.ts'
import { useMay } from '../../app/signed-in.ts'
import { AdminError, messageOf } from '../../data-provider/admin-error.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { Tag } from '../../fields/tag.tsx'
import { DraftParts } from '../../filled/draft-parts.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { FormsTabs } from '../list/forms-tabs.tsx'
import { RowList } from './row-list.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { useRows } from './use-rows.ts'
import { placesWords } from './words.ts'

type Location = DataOf<'PUT /forms_api/locations/{id}'>
type Draft = Omit<Location, 'id'> & { id: number | null }
type Retailers = FormChoices['retailers']

// Whoever may not read forms is answered what visitors see, and does not come to this screen.
const listLocations = async () => (await ask('GET /forms_api/locations')).data.flatMap((row) => ('active' in row ? [row] : []))

/**
 * The locations that location fields offer, each with the address that is notified of its leads. Long, since list, form and dialogs share the edited
 * location.
 */
export function LocationsScreen() {
  const word = useWords(placesWords)
  const notify = useNotify()
  const mayWrite = useMay('forms.write')
  const { rows, read, tell } = useRows(listLocations)
  const [retailers, setRetailers] = useState<Retailers>([])
  const [edited, setEdited] = useState<Draft | null>(null)
  const [deleted, setDeleted] = useState<Location | null>(null)
  const edit = async (draft: Draft) => {
    setEdited(draft)
    try {
      setRetailers((await ask('GET /forms_api/choices', { query: { tags: 'service' } })).data.retailers)
    } catch (error) {
      tell(error)
    }
  }
  const remove = async ({ id }: Location) => {
    setDeleted(null)
    try {
      await ask('DELETE /forms_api/locations/{id}', { params: { id } })
      notify(word('deleted'), { type: 'success' })
    } catch (error) {
      tell(error)
    }
    await read()
  }
  const last = Math.max(0, ...(rows ?? []).map(({ position }) => position))
  return (
    <>
      <Title title={word('locations')} preferenceKey={false} />
      <FormsTabs here="locations" />
      <Box sx={{ maxWidth: 760, marginBlockStart: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ marginBlockEnd: 1.5 }}>
          {word('locations_help')}
        </Typography>
        {rows === null ? (
          <Loading />
        ) : (
          <RowList
            label={word('locations')}
            empty={word('no_locations')}
            mayWrite={mayWrite}
            rows={rows.map((row) => ({
              id: row.id,
              primary: <bdi>{row.name}</bdi>,
              secondary: (
                <>
                  <Tag tone={row.active ? 'good' : 'quiet'}>{word(row.active ? 'active' : 'inactive')}</Tag> · <Ltr>{row.value}</Ltr>
                  {row.email ? (
                    <>
                      {' '}
                      · <Ltr>{row.email}</Ltr>
                    </>
                  ) : null}
                </>
              ),
              editLabel: word('location_edit', { name: row.name }),
              deleteLabel: word('location_delete', { name: row.name }),
              onEdit: () => void edit(row),
              onDelete: () => setDeleted(row),
            }))}
          />
        )}
        {mayWrite ? (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            sx={{ marginBlockStart: 2 }}
            onClick={() => void edit({ id: null, name: '', value: '', market: '', city: '', email: '', retailer_id: null, active: true, position: last + 1 })}
          >
            {word('location_add')}
          </Button>
        ) : null}
      </Box>
      {edited ? (
        <LocationDialog
          draft={edited}
          retailers={retailers}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            notify(word('saved'), { type: 'success' })
            void read()
          }}
        />
      ) : null}
      {deleted ? (
        <SureDialog question={word('delete_sure', { name: deleted.name })} onYes={() => void remove(deleted)} onClose={() => setDeleted(null)} />
      ) : null}
    </>
  )
}

type LocationDialogProps = { draft: Draft; retailers: Retailers; onClose: () => void; onSaved: () => void }

function LocationDialog({ draft: first, retailers, onClose, onSaved }: LocationDialogProps) {
  const word = useWords(placesWords)
  const notify = useNotify()
  const titleId = useId()
  const [draft, setDraft] = useState(first)
  const [flaws, setFlaws] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    const { id, ...body } = draft
    try {
      await (id === null ? ask('POST /forms_api/locations', { body }) : ask('PUT /forms_api/locations/{id}', { params: { id }, body }))
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
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{first.id === null ? word('location_add') : word('location_edit', { name: first.name })}</DialogTitle>
      <DialogContent>
        <DraftParts
          id="location"
          fields={locationFields(retailers)}
          // A choice is a text, the id of a record a number.
          value={{ ...draft, retailer_id: draft.retailer_id === null ? '' : String(draft.retailer_id) }}
          {...{ flawAt }}
          isReadOnly={false}
          onChange={(value, field) => setDraft((now) => withPart(now, field, field.symbol === 'retailer_id' ? Number(value) || null : (value ?? 0)) as Draft)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {word('cancel')}
        </Button>
        <Button variant="contained" disabled={draft.name.trim() === '' || draft.value.trim() === ''} onClick={() => void save()}>
          {word('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
