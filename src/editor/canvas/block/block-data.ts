import type { Stage } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { callByName } from '#staff/calls/call-by-name.ts'
import { createKeyedListeners } from '../../draft/keyed-listeners.ts'

/** The query string of the URL for which a block is drawn. */
export type Query = Stage['query']

/** An empty query. */
export const NO_QUERY: Query = {}

/** The pause after an edit, so that typing does not send a request per key. */
const LOAD_AFTER_MS = 600

/** The data of one block. Loaded data stays until the data of a newer state has arrived. */
export type LoadedData = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; value: unknown; query: Query }

const LOADING: LoadedData = { state: 'loading' }
const FAILURE: LoadedData = { state: 'failed' }

/** The data that the server loads for blocks, in addition to their stored values. */
export type BlockData = {
  get: (id: string) => LoadedData
  /** Requests the data for this state of the block, at a path with a query. */
  request: (block: StoredBlock, path: string, query?: Query) => void
  /** Repeats a request that failed. */
  retry: (id: string) => void
  subscribe: (id: string, listener: () => void) => () => void
}

export function createBlockData(): BlockData {
  const loadedByBlock = new Map<string, LoadedData>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const requested = new Map<string, { block: StoredBlock; path: string; query: Query }>()
  const listeners = createKeyedListeners()

  async function load(block: StoredBlock, path: string, query: Query): Promise<void> {
    const answer = await callByName('POST /api/editing/block_data', { body: { block, path, query }, onSignedOut: () => undefined })
    const latest = requested.get(block.id)
    if (latest?.block !== block || latest.query !== query) return
    if (answer.ok && !answer.data.failed) loadedByBlock.set(block.id, { state: 'ready', value: answer.data.value ?? null, query })
    else if (loadedByBlock.get(block.id)?.state !== 'ready') loadedByBlock.set(block.id, FAILURE)
    listeners.notify(block.id)
  }

  return {
    get: (id) => loadedByBlock.get(id) ?? LOADING,
    request(block, path, query = NO_QUERY) {
      const former = requested.get(block.id)
      if (former?.block === block && former.query === query) return
      const isTyped = former !== undefined && former.block !== block
      requested.set(block.id, { block, path, query })
      clearTimeout(timers.get(block.id))
      timers.set(
        block.id,
        setTimeout(() => void load(block, path, query), isTyped ? LOAD_AFTER_MS : 0),
      )
    },
    retry(id) {
      const last = requested.get(id)
      if (!last) return
      loadedByBlock.delete(id)
      listeners.notify(id)
      void load(last.block, last.path, last.query)
    },
    subscribe: listeners.subscribe,
  }
}
