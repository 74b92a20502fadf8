import { useEffect, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Language } from '#kernel/words/words.ts'
import type { FoundRecord } from '../../found-record.ts'

/** Nobody reads what was found between two keys that follow one another this fast. */
const PAUSE_MS = 120

export type PaletteFinds = { records: readonly FoundRecord[]; state: 'idle' | 'searching' | 'failed' }

/** The records that the server finds for a text. What is typed later ends the question before it; until its answer comes, the earlier one stays. */
export function useFound(text: string, language: Language): PaletteFinds {
  const [finds, setFinds] = useState<PaletteFinds>({ records: [], state: 'idle' })
  const search = text.trim()

  // The network, after a pause of the browser's clock.
  useEffect(() => {
    if (search === '') {
      setFinds({ records: [], state: 'idle' })
      return
    }
    const leaving = new AbortController()
    setFinds(({ records }) => ({ records, state: 'searching' }))
    const timer = setTimeout(async () => {
      const call = { body: { q: search, language }, isRead: true, signal: leaving.signal } as const
      const answer = await callByName('POST /api/staff_search', call)
      if (leaving.signal.aborted) return
      setFinds(answer.ok ? { records: answer.data, state: 'idle' } : { records: [], state: 'failed' })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [search, language])
  return finds
}
