import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { staffFetch } from '#domains/accounts/index.ts'
import { createKeyedListeners } from '../../draft/keyed-listeners.ts'

/** The pause after an edit, so that typing does not send a request per key. */
const LOAD_AFTER_MS = 600

/** The data of one block. Loaded data stays until the data of a newer state has arrived. */
export type LoadedData = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: unknown }

const LOADING: LoadedData = { state: 'loading' }
const FAILED: LoadedData = { state: 'failed' }

/** Data that the server loads for blocks, in addition to their stored values. */
export type BlockData = {
  get: (id: string) => LoadedData
  /** Requests the data for this state of the block. */
  request: (block: StoredBlock, path: string) => void
  /** Repeats a request that failed. */
  retry: (id: string) => void
  subscribe: (id: string, listener: () => void) => () => void
}

export function createBlockData(): BlockData {
  const known = new Map<string, LoadedData>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const requested = new Map<string, { block: StoredBlock; path: string }>()
  const listeners = createKeyedListeners()

  async function load(block: StoredBlock, path: string): Promise<void> {
    const answer = await staffFetch('/api/editing/block_data', { method: 'POST', body: { block, path }, onSignedOut: () => undefined })
    if (requested.get(block.id)?.block !== block) return
    if (answer.ok) known.set(block.id, { state: 'ready', value: answer.data ?? null })
    else if (known.get(block.id)?.state !== 'ready') known.set(block.id, FAILED)
    listeners.notify(block.id)
  }

  return {
    get: (id) => known.get(id) ?? LOADING,
    request(block, path) {
      if (requested.get(block.id)?.block === block) return
      const isFirst = !requested.has(block.id)
      requested.set(block.id, { block, path })
      clearTimeout(timers.get(block.id))
      timers.set(
        block.id,
        setTimeout(() => void load(block, path), isFirst ? 0 : LOAD_AFTER_MS),
      )
    },
    retry(id) {
      const last = requested.get(id)
      if (!last) return
      known.delete(id)
      listeners.notify(id)
      void load(last.block, last.path)
    },
    subscribe: listeners.subscribe,
  }
}
