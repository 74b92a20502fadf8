import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { type FormChoices, locationFields } from '#domains/forms/index.ts'
import { useMay } from '../../app/signed-in.ts'
import { messageOf } from '../../data-provider/admin-error.ts'
import { ask, type DataOf } from '../../data-provider/ask.ts'
import { Ltr } from '../../fields/ltr.tsx'
import { Tag } from '../../fields/tag.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { RowsScreen } from './rows-screen.tsx'
import { placesWords } from './words.ts'

type Location = DataOf<'PUT /forms_api/locations/{id}'>
/** A choice is a text, and a number that was emptied is gone. */
type Draft = Omit<Location, 'id' | 'retailer_id' | 'position'> & { id: number | null; retailer_id: string; position?: number }

const empty = { name: '', value: '', market: '', city: '', email: '', active: true }

// Whoever may not read forms is answered what visitors see, and does not come to this screen.
const listLocations = async () => (await ask('GET /forms_api/locations')).data.flatMap((row) => ('active' in row ? [row] : []))

function save({ id, retailer_id, position = 0, ...rest }: Draft): Promise<unknown> {
  const body = { ...rest, position, retailer_id: Number(retailer_id) || null }
  return id === null ? ask('POST /forms_api/locations', { body }) : ask('PUT /forms_api/locations/{id}', { params: { id }, body })
}

/** The locations that location fields offer, each with the address that is notified of its leads. */
export function LocationsScreen() {
  const word = useWords(placesWords)
  const retailers = useRetailers()
  return (
    <RowsScreen<Location, Draft>
      here="locations"
      texts={{ title: word('locations'), help: word('locations_help'), none: word('no_locations'), add: word('location_add') }}
      load={listLocations}
      itemOf={({ name, value, email, active }) => ({
        primary: <bdi>{name}</bdi>,
        secondary: (
          <>
            <Tag tone={active ? 'good' : 'quiet'}>{word(active ? 'active' : 'inactive')}</Tag> · <Ltr>{value}</Ltr>
            {email ? (
              <>
                {' '}
                · <Ltr>{email}</Ltr>
              </>
            ) : null}
          </>
        ),
        edit: word('location_edit', { name }),
        remove: word('location_delete', { name }),
        sure: word('delete_sure', { name }),
      })}
      draftOf={(row, rows) =>
        row
          ? { ...row, retailer_id: row.retailer_id === null ? '' : String(row.retailer_id) }
          : { ...empty, id: null, retailer_id: '', position: Math.max(0, ...rows.map(({ position }) => position)) + 1 }
      }
      fieldsOf={() => locationFields(retailers)}
      isReady={({ name, value }) => name.trim() !== '' && value.trim() !== ''}
      save={save}
      remove={({ id }) => ask('DELETE /forms_api/locations/{id}', { params: { id } })}
    />
  )
}

/** Who may get the leads for a location. */
function useRetailers(): FormChoices['retailers'] {
  const notify = useNotify()
  const mayWrite = useMay('forms.write')
  const [retailers, setRetailers] = useState<FormChoices['retailers']>([])
  // The network.
  useEffect(() => {
    if (!mayWrite) return
    const leaving = new AbortController()
    ask('GET /forms_api/choices', { query: { tags: 'service' }, signal: leaving.signal }).then(
      ({ data }) => setRetailers(data.retailers),
      (error: unknown) => {
        if (!leaving.signal.aborted) notify(messageOf(error), { type: 'error' })
      },
    )
    return () => leaving.abort()
  }, [mayWrite, notify])
  return retailers
}
