import { useRef, useState } from 'react'
import { messageOf } from '../data-provider/admin-error.ts'
import { ask } from '../data-provider/ask.ts'
import { useLoaded } from '../data-provider/use-loaded.ts'
import type { Connection } from './connection.ts'

/** The connections, and how they are checked: one, or one after the other. `failures` are messages of checks that could not be made, by symbol. */
export function useConnections() {
  const { data, hasFailed, again } = useLoaded('GET /api/connections')
  const [checkedConnections, setCheckedConnections] = useState<ReadonlyMap<string, Connection>>(new Map())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [latest, setLatest] = useState<Connection | null>(null)
  const running = useRef(new Set<string>())

  const check = async (symbol: string) => {
    if (running.current.has(symbol)) return
    running.current.add(symbol)
    setBusy(new Set(running.current))
    try {
      const answer = await ask('POST /api/connections/{symbol}/check', { params: { symbol } })
      setCheckedConnections((before) => new Map([...before, [symbol, answer.data]]))
      setFailures((before) => new Map([...before].filter(([name]) => name !== symbol)))
      setLatest(answer.data)
    } catch (error) {
      setFailures((before) => new Map([...before, [symbol, messageOf(error)]]))
    } finally {
      running.current.delete(symbol)
      setBusy(new Set(running.current))
    }
  }
  const connections = data?.map((one) => checkedConnections.get(one.symbol) ?? one)
  /** One by one, so that a slow service holds up nothing that is shown. */
  const checkAll = async () => {
    for (const { symbol, state } of connections ?? []) if (state !== 'not_set_up') await check(symbol)
  }
  return { connections, hasFailed, again, busy, failures, latest, check, checkAll }
}
