import { createHash } from 'node:crypto'
import { readSearchedPages } from '#domains/content/index.server.ts'
import { foldArabic } from '#kernel/arabic.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { ModelNames } from '../site/site-finder.ts'
import type { EngineDocument } from './meilisearch.server.ts'

/** The engine's id of a page, which a page that is gone has as well. */
export function pageDocumentId(path: string): string {
  return idOf('page', path)
}

export function modelDocumentId({ brand, name, display_name }: ModelNames): string {
  return idOf('model', JSON.stringify([brand, name, display_name]))
}

function idOf(kind: EngineDocument['kind'], text: string): string {
  return `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
}

export function modelDocuments(models: readonly ModelNames[]): EngineDocument[] {
  return models.map((model) => ({
    ...{ id: modelDocumentId(model), kind: 'model', path: '' },
    ...{ title: foldArabic(`${model.brand} ${model.name} ${model.display_name}`), text: '' },
  }))
}

/** The documents of all pages, or of those that changed; some at a time. */
export async function* pageDocuments(db: Queryable, only: Parameters<typeof readSearchedPages>[1]): AsyncGenerator<EngineDocument[]> {
  for await (const pages of readSearchedPages(db, only)) yield pages.map((page) => ({ id: pageDocumentId(page.path), kind: 'page', ...page }))
}
