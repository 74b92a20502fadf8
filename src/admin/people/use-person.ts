import { useState } from 'react'
import { saveFile } from '../csv/download.ts'
import { ask as request, type CallName, type DataOf } from '../data-provider/ask.ts'
import { refusalOf } from '../data-provider/refusal-of.ts'

const refusals = ['not_confirmed', 'other_records', 'invalid_address'] as const
type PersonCall = Extract<CallName, `POST /api/people/${string}`>
/** Words of why the desk could not do something. */
export type PersonFailure = (typeof refusals)[number] | 'failed'

export type PersonHoldings = DataOf<'POST /api/people/find'>
export type PersonRecord = PersonHoldings['records'][number]
export type ErasureCertificate = DataOf<'POST /api/people/erase'>
export type RequestKind = keyof PersonHoldings['requests']
export type Person = { email: string; phone: string }
/** The ticked records, and why it is done without the person's confirmation; '' with it. */
export type Choice = { records: readonly string[]; reason: string }

/** Searches, exports and erases a person. Personal data is sent in request bodies only, never in URLs. */
export function usePerson() {
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<PersonFailure | null>(null)
  const [hasSaved, setSaved] = useState(false)
  const [foundPerson, setFoundPerson] = useState<{ person: Person; holdings: PersonHoldings; search: string } | null>(null)
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

  return {
    isBusy,
    failure,
    hasSaved,
    foundPerson,
    certificate,
    find: (person: Person) =>
      run(async () => {
        setCertificate(null)
        setFoundPerson(null)
        setFoundPerson({ person, holdings: (await request('POST /api/people/find', { body: person })).data, search: crypto.randomUUID() })
      }),
    ask: (person: Person, kind: RequestKind) =>
      run(async () => {
        const { data: standing } = await request('POST /api/people/ask', { body: { ...person, kind } })
        setFoundPerson((before) => before && { ...before, holdings: { ...before.holdings, requests: { ...before.holdings.requests, [kind]: standing } } })
      }),
    handOut: (person: Person, choice: Choice) =>
      run(async () => {
        const { data } = await request('POST /api/people/export', { body: { ...person, ...choice } })
        // File names end up in download histories, so this one does not identify the person.
        saveFile(`person-${data.exported_at.slice(0, 10)}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
        setSaved(true)
        // A confirmation is used once.
        setFoundPerson((before) => before && { ...before, holdings: { ...before.holdings, requests: { ...before.holdings.requests, export: null } } })
      }),
    /** Throws what the server refused. */
    erase: async (person: Person, choice: Choice) => {
      setFailure(null)
      setSaved(false)
      setCertificate((await request('POST /api/people/erase', { body: { ...person, ...choice } })).data)
      setFoundPerson(null)
      return undefined
    },
  }
}

export function failureOf(error: unknown): PersonFailure {
  return refusals.find((code) => refusalOf<PersonCall>(error)?.code === code) ?? 'failed'
}
