import { joinNames, type QueryNames } from '#block-engine/page-query.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'

/** What a page is drawn from besides its content: parameters of its address, and the vehicles in stock. */
export type PageReads = { query: QueryNames; stock: boolean }

/** By the templates of its blocks, those that are hidden as well: a schedule may show them before the page is drawn anew. */
export function pageReads(blocks: readonly StoredBlock[]): PageReads {
  const templates = blocks.flatMap(({ template }) => catalogue.get(template)?.block ?? [])
  return { query: joinNames(templates.map(({ readsQuery }) => readsQuery)), stock: templates.some(({ readsStock }) => readsStock === true) }
}

/** Whether one of them can show a map. */
export function canShowMap(blocks: readonly StoredBlock[]): boolean {
  return blocks.some(({ template }) => catalogue.get(template)?.block.hasMap === true)
}
