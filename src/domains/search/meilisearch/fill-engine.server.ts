import { createHash } from 'node:crypto'
import { digestOfSearchedPages } from '#domains/content/index.server.ts'
import { announceChange, type Scope } from '#platform/bus/announce.server.ts'
import { readChanges } from '#platform/bus/read-changes.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { searchMark } from '../schema.server.ts'
import type { ModelNames } from '../site/site-finder.ts'
import { modelDocuments, pageDocumentId, pageDocuments } from './engine-documents.server.ts'
import type { EngineDocument, Meilisearch } from './meilisearch.server.ts'

type Sources = { db: Db; engine: Pick<Meilisearch, 'put' | 'remove' | 'replace'>; models: () => Promise<readonly ModelNames[]> }
type Mark = Omit<typeof searchMark.$inferSelect, 'id'>

/** The only row of the table. */
const ONE = 1

/**
 * Brings the engine up to the table of changes: pages that were saved by themselves alone, and everything where more may have changed or `isAsked`. Nothing is sent while what is
 * searched is the same. A failure leaves the mark where it was, so that the next run does it all.
 */
export async function fillEngine({ db, engine, models }: Sources, { isAsked = false } = {}): Promise<'nothing' | 'pages' | 'all'> {
  const [lastMark] = await db.select().from(searchMark)
  const readNews = () => readChanges(db.$client, isAsked ? undefined : lastMark)
  const first = await readNews()
  if (lastMark && !isAsked && !first.isOther && !first.scopes.some(isSearched)) return 'nothing'
  const names = await models()
  const digests = { pages: await digestOfSearchedPages(db), models: digestOf(names) }
  // Changes are read after the digests: one that comes in between is sent now, and shows in the next digest, where it would be in the digest and never sent.
  const { mark, isOther, scopes } = await readNews()
  const isWhole = isAsked || !lastMark || isOther
  const next: Mark = { ...mark, ...digests }
  if (!isWhole && lastMark.pages === next.pages && lastMark.models === next.models) {
    await keepMark(db, next)
    return 'nothing'
  }
  const changes = changedPages(scopes)
  const isOfPages = !isWhole && lastMark.models === next.models && changes !== null
  if (isOfPages) await putPages({ db, engine }, changes)
  else await engine.replace(allDocuments(db, names))
  await keepMark(db, next)
  // Pages of results were drawn from what the engine had before.
  await announceChange(db, 'feeds')
  return isOfPages ? 'pages' : 'all'
}

/** What is announced here does not come back to here. */
function isSearched(scope: Scope): boolean {
  return scope !== 'feeds' && scope !== 'forms'
}

/** The paths and sections that alone have changed; null where others may have as well. */
function changedPages(scopes: readonly Scope[]): { paths: string[]; sections: number[] } | null {
  if (scopes.includes('site')) return null
  const idsAfter = (prefix: string) => scopes.flatMap((scope) => (scope.startsWith(prefix) ? [scope.slice(prefix.length)] : []))
  return { paths: idsAfter('page:'), sections: idsAfter('section:').map(Number) }
}

async function putPages({ db, engine }: Pick<Sources, 'db' | 'engine'>, changes: { paths: readonly string[]; sections: readonly number[] }): Promise<void> {
  const goneIds = new Set(changes.paths.map(pageDocumentId))
  for await (const documents of pageDocuments(db, changes)) {
    await engine.put(documents)
    for (const { id } of documents) goneIds.delete(id)
  }
  if (goneIds.size > 0) await engine.remove([...goneIds])
}

async function* allDocuments(db: Db, models: readonly ModelNames[]): AsyncGenerator<EngineDocument[]> {
  if (models.length > 0) yield modelDocuments(models)
  yield* pageDocuments(db, null)
}

async function keepMark(db: Db, mark: Mark): Promise<void> {
  await db
    .insert(searchMark)
    .values({ id: ONE, ...mark })
    .onConflictDoUpdate({ target: searchMark.id, set: mark })
}

function digestOf(models: readonly ModelNames[]): string {
  const lines = models.map(({ brand, name, display_name }) => JSON.stringify([brand, name, display_name])).toSorted()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
