import { useState } from 'react'
import type { ErasureCertificate, PersonHoldings, RequestKind, RequestStanding } from '#domains/leads/index.ts'
import { saveFile } from '../csv/download.ts'
import { callApi } from '../data-provider/rest-source.ts'
import { failureOf, type PersonFailure } from './person-failure.ts'

export type Person = { email: string; phone: string }
/** The ticked records, and why it is done without the person's confirmation; '' with it. */
export type Choice = { records: readonly string[]; reason: string }

/** Searches, exports and erases a person. Personal data is sent in request bodies only, never in URLs. */
export function usePerson() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<PersonFailure | null>(null)
  const [hasSaved, setSaved] = useState(false)
  const [found, setFound] = useState<{ person: Person; held: PersonHoldings; search: string } | null>(null)
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null)

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setFailure(null)
    setSaved(false)
    try {
      await work()
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  const post = async <Data>(path: string, body: object) => (await callApi<Data>(path, { method: 'POST', body })).data

  return {
    isBusy,
    failure,
    hasSaved,
    found,
    certificate,
    find: (person: Person) =>
      run(async () => {
        setCertificate(null)
        setFound(null)
        setFound({ person, held: await post<PersonHoldings>('/api/people/find', person), search: crypto.randomUUID() })
      }),
    ask: (person: Person, kind: RequestKind) =>
      run(async () => {
        const standing = await post<RequestStanding>('/api/people/ask', { ...person, kind })
        setFound((before) => before && { ...before, held: { ...before.held, requests: { ...before.held.requests, [kind]: standing } } })
      }),
    handOut: (person: Person, choice: Choice) =>
      run(async () => {
        const data = await post<{ exported_at: string }>('/api/people/export', { ...person, ...choice })
        // File names end up in download histories, so this one does not identify the person.
        saveFile(`person-${data.exported_at.slice(0, 10)}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
        setSaved(true)
        // A confirmation is used once.
        setFound((before) => before && { ...before, held: { ...before.held, requests: { ...before.held.requests, export: null } } })
      }),
    erase: (person: Person, choice: Choice) =>
      run(async () => {
        setCertificate(await post<ErasureCertificate>('/api/people/erase', { ...person, ...choice }))
        setFound(null)
      }),
  }
}
