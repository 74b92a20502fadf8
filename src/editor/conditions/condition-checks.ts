import type { Condition } from '#block-engine/condition.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Verdict } from '#domains/dynamic-content/index.ts'

/** How long typing has to pause before conditions are checked. */
const PAUSE_MS = 400

/** Whether visitors of a page meet conditions; requested in batches and cached while the editor is open. */
export type ConditionChecks = {
  /** Undefined until loaded; a call for an unknown verdict requests it. */
  verdict: (condition: Condition, path: string) => Verdict | undefined
  subscribe: (listener: () => void) => () => void
  /** Changes with every answer. */
  version: () => number
}

export function createConditionChecks(): ConditionChecks {
  const verdicts = new Map<string, Verdict>()
  const waitingChecks = new Map<string, { condition: Condition; path: string }>()
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let version = 0

  async function ask(): Promise<void> {
    const checks = [...waitingChecks]
    waitingChecks.clear()
    for (const path of new Set(checks.map(([, { path: one }]) => one))) {
      const here = checks.filter(([, entry]) => entry.path === path)
      const conditions = here.map(
        ([
          ,
          {
            condition: { key, value },
          },
        ]) => ({ key, value }),
      )
      const answer = await callByName('POST /api/editing/conditions', { body: { path, conditions }, onSignedOut: () => undefined })
      for (const [index, [name]] of here.entries()) {
        const { is_shown: isShown, why } = (answer.ok ? answer.data[index] : undefined) ?? { is_shown: true, why: 'failed' as const }
        verdicts.set(name, { isShown, why })
      }
    }
    version += 1
    for (const listener of listeners) listener()
  }

  return {
    verdict({ key, value }, path) {
      const name = JSON.stringify([path, key, value])
      if (!verdicts.has(name) && !waitingChecks.has(name)) {
        waitingChecks.set(name, { condition: { key, value }, path })
        clearTimeout(timer)
        timer = setTimeout(() => void ask(), PAUSE_MS)
      }
      return verdicts.get(name)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
  }
}
