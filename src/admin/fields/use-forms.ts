import { useEffect, useState } from 'react'
import { useMay } from '../app/signed-in.ts'
import { ask } from '../data-provider/ask.ts'

export type FormName = { id: number; name: string }

/** The names of all forms; empty until loaded, and for staff who may not see forms. */
export function useForms(): readonly FormName[] {
  const mayRead = useMay('forms.read')
  const [forms, setForms] = useState<readonly FormName[]>([])

  // The network.
  useEffect(() => {
    if (!mayRead) return
    const leaving = new AbortController()
    ask('GET /forms_api/forms', { signal: leaving.signal }).then(
      ({ data }) => setForms(data),
      // Without names, a form is shown by its id.
      () => undefined,
    )
    return () => leaving.abort()
  }, [mayRead])
  return forms
}
