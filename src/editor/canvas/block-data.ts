import type { StoredBlock } from '#block-engine/stored-block.ts'
import { staffFetch } from '#domains/accounts/index.ts'

/** While somebody types, the server is not asked with every key. */
const ASK_AFTER_MS = 600

/** The data of one block: what it had before stays while its next state is asked for. */
export type LoadedData = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: unknown }

const LOADING: LoadedData = { state: 'loading' }
const FAILED: LoadedData = { state: 'failed' }

/** What blocks draw besides their stored values, loaded by the server. */
export type BlockData = {
  get: (id: string) => LoadedData
  /** Asks for the data of this state of the block. */
  want: (block: StoredBlock, path: string) => void
  /** Asks once more for what could not be loaded. */
  retry: (id: string) => void
  subscribe: (id: string, listener: () => void) => () => void
}

export function createBlockData(): BlockData {
  const known = new Map<string, LoadedData>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const wanted = new Map<string, { block: StoredBlock; path: string }>()
  const listeners = new Map<string, Set<() => void>>()

  async function ask(block: StoredBlock, path: string): Promise<void> {
    const answer = await staffFetch('/api/editing/block_data', { method: 'POST', body: { block, path }, onSignedOut: () => undefined })
    if (wanted.get(block.id)?.block !== block) return
    if (answer.ok) known.set(block.id, { state: 'ready', value: answer.data ?? null })
    else if (known.get(block.id)?.state !== 'ready') known.set(block.id, FAILED)
    for (const listener of [...(listeners.get(block.id) ?? [])]) listener()
  }

  return {
    get: (id) => known.get(id) ?? LOADING,
    want(block, path) {
      if (wanted.get(block.id)?.block === block) return
      const isFirst = !wanted.has(block.id)
      wanted.set(block.id, { block, path })
      clearTimeout(timers.get(block.id))
      timers.set(
        block.id,
        setTimeout(() => void ask(block, path), isFirst ? 0 : ASK_AFTER_MS),
      )
    },
    retry(id) {
      const asked = wanted.get(id)
      if (!asked) return
      known.delete(id)
      for (const listener of [...(listeners.get(id) ?? [])]) listener()
      void ask(asked.block, asked.path)
    },
    subscribe(id, listener) {
      const those = listeners.get(id) ?? new Set()
      listeners.set(id, those.add(listener))
      return () => void those.delete(listener)
    },
  }
}
