import { useEffect, useState } from 'react'
import { useMay } from '../app/signed-in.ts'
import { formsCalls } from '../leads/forms-calls.ts'

export type FormName = { id: number; name: string }

/** The forms by name; none for those who may not see forms, and until they are known. */
export function useForms(): readonly FormName[] {
  const mayRead = useMay('forms.read')
  const [forms, setForms] = useState<readonly FormName[]>([])

  // The network.
  useEffect(() => {
    if (!mayRead) return
    const leaving = new AbortController()
    formsCalls(leaving.signal)
      .listForms()
      .then(
        (found) => setForms(found as FormName[]),
        // Without them a form is called by its number.
        () => undefined,
      )
    return () => leaving.abort()
  }, [mayRead])
  return forms
}
