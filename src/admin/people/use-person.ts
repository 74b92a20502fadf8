import { useState } from 'react'
import type { ErasureCertificate, PersonHoldings } from '#domains/leads/index.ts'
import { saveFile } from '../csv/download.ts'
import { callApi } from '../data-provider/rest-source.ts'

export type Person = { email: string; phone: string }

/** Searches, exports and erases a person. Personal data is sent in request bodies only, never in URLs. */
export function usePerson() {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [hasSaved, setSaved] = useState(false)
  const [found, setFound] = useState<{ person: Person; held: PersonHoldings } | null>(null)
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null)

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setFailed(false)
    setSaved(false)
    try {
      await work()
    } catch {
      setFailed(true)
    } finally {
      setIsBusy(false)
    }
  }
  const post = async <Data>(path: string, person: Person) => (await callApi<Data>(path, { method: 'POST', body: person })).data

  return {
    isBusy,
    hasFailed,
    hasSaved,
    found,
    certificate,
    find: (person: Person) =>
      run(async () => {
        setCertificate(null)
        setFound(null)
        setFound({ person, held: await post<PersonHoldings>('/api/people/find', person) })
      }),
    handOut: (person: Person) =>
      run(async () => {
        const data = await post<{ exported_at: string }>('/api/people/export', person)
        // File names end up in download histories, so this one does not identify the person.
        saveFile(`person-${data.exported_at.slice(0, 10)}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
        setSaved(true)
      }),
    erase: (person: Person) =>
      run(async () => {
        setCertificate(await post<ErasureCertificate>('/api/people/erase', person))
        setFound(null)
      }),
  }
}
