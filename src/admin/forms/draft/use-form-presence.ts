import { useEffect, useMemo, useState } from 'react'
import { atom } from 'nanostores'
import { callByName } from '#staff/calls/call-by-name.ts'
import { type Presence, type Present, startPresence } from '#staff/presence/presence.ts'
import { useAtom } from '#ui/stores/use-atom.ts'
import type { FormSession } from './form-session.ts'

/** Tells others which field of a form is edited here, takes in what they save, and gives who has the form open besides. */
export function useFormPresence(session: FormSession, field: string | null): readonly Present[] {
  const [presence, setPresence] = useState<Presence | null>(null)
  const $nobody = useMemo(() => atom<readonly Present[]>([]), [])

  // The server tells others about this tab for as long as it has the form open.
  useEffect(() => {
    const started = presenceOnForm(session)
    setPresence(started)
    return started.leave
  }, [session])

  // What the server is told follows the field that is chosen.
  useEffect(() => presence?.show(field), [presence, field])
  return useAtom(presence?.$others ?? $nobody)
}

function presenceOnForm({ id, tab, pull }: FormSession): Presence {
  const params = { id }
  const onSignedOut = () => undefined
  return startPresence({
    async tell(part) {
      const answer = await callByName('POST /forms_api/forms/{id}/presence', { params, body: { tab, field_id: part }, onSignedOut })
      if (!answer.ok) return null
      const { revision } = answer.meta
      return {
        others: answer.data.map(({ tab: other, name, field_id: field }) => ({ tab: other, name, part: field })),
        hear: () => void pull(revision),
      }
    },
    leave: () => void callByName('POST /forms_api/forms/{id}/presence/leave', { params, body: { tab }, keepalive: true, onSignedOut }),
  })
}
