import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import type { References } from '#block-engine/stored/references.ts'

/** Missing records are absent. */
export type FoundReferences = DataOf<'POST /api/editing/references'>
type ImageRecord = FoundReferences['images'][string]
type Kind = keyof References
const kinds: readonly Kind[] = ['images', 'pages', 'files']

/** Pictures, pages and files that blocks refer to by id, fetched in batches and cached. Null: it does not exist. Undefined: not known yet. */
export type KnownReferences = {
  image: (id: number) => ImageRecord | null | undefined
  pagePath: (id: number) => string | null | undefined
  fileName: (id: number) => string | null | undefined
  /** Requests the unknown references; calls within one frame share a request. */
  request: (references: References) => void
  /** Stores an answer that was not requested here. */
  learn: (references: References, foundReferences: FoundReferences) => void
  /** Resolves when the last request is answered. */
  settled: () => Promise<void>
  /** The number of known references; it changes exactly when more become known. */
  countKnown: (references: References) => number
  /** Forgets a picture whose alt text or pixels were changed elsewhere. */
  forgetImage: (id: number) => void
  subscribe: (listener: () => void) => () => void
}

type FetchReferences = (ids: { images: number[]; pages: number[]; files: number[] }) => Promise<FoundReferences | null>

const fetchFromServer: FetchReferences = async (ids) => {
  const answer = await callByName('POST /api/editing/references', { body: ids, onSignedOut: () => undefined })
  return answer.ok ? answer.data : null
}

/** `later` runs a task once, after about one frame. */
export function createReferences(
  fetchReferences: FetchReferences = fetchFromServer,
  later: (task: () => void) => void = (task) => setTimeout(task, 16),
): KnownReferences {
  const recordsByKind = { images: new Map<number, ImageRecord | null>(), pages: new Map<number, string | null>(), files: new Map<number, string | null>() }
  const wantedIds: References = { images: new Set(), pages: new Set(), files: new Set() }
  const pending: References = { images: new Set(), pages: new Set(), files: new Set() }
  const listeners = new Set<() => void>()
  let isWaiting = false
  let fetching: Promise<void> = Promise.resolve()

  async function fetchWanted(): Promise<void> {
    isWaiting = false
    const ids = { images: [...wantedIds.images], pages: [...wantedIds.pages], files: [...wantedIds.files] }
    for (const kind of kinds) {
      for (const id of wantedIds[kind]) pending[kind].add(id)
      wantedIds[kind].clear()
    }
    const references = await fetchReferences(ids)
    for (const kind of kinds) for (const id of ids[kind]) pending[kind].delete(id)
    if (!references) return // They are requested again with the next change of a block that needs them.
    learn(ids, references)
  }

  function learn({ images, pages, files }: Record<Kind, Iterable<number>>, records: FoundReferences): void {
    for (const id of images) recordsByKind.images.set(id, records.images[id] ?? null)
    for (const id of pages) recordsByKind.pages.set(id, records.pages[id] ?? null)
    for (const id of files) recordsByKind.files.set(id, records.files[id]?.name ?? null)
    for (const listener of [...listeners]) listener()
  }

  return {
    image: (id) => recordsByKind.images.get(id),
    pagePath: (id) => recordsByKind.pages.get(id),
    fileName: (id) => recordsByKind.files.get(id),
    request(references) {
      for (const kind of kinds) {
        for (const id of references[kind]) if (!recordsByKind[kind].has(id) && !pending[kind].has(id)) wantedIds[kind].add(id)
      }
      if (isWaiting || kinds.every((kind) => wantedIds[kind].size === 0)) return
      isWaiting = true
      fetching = new Promise((resolve) => later(() => void fetchWanted().then(resolve)))
    },
    learn,
    settled: () => fetching,
    countKnown: (references) => kinds.reduce((sum, kind) => sum + [...references[kind]].filter((id) => recordsByKind[kind].has(id)).length, 0),
    forgetImage: (id) => void recordsByKind.images.delete(id),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
