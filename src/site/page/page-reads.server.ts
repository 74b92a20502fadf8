import type { Need } from '#block-engine/block-needs.ts'
import { joinNames, type QueryNames } from '#block-engine/page-query.ts'
import type { StoredBlock } from '#block-engine/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import { blockProviders } from '../registry/block-providers.gen.server.ts'

/** What a page is drawn from besides its content: parameters of its address, and what its blocks need of the domains, as scopes of the bus. */
export type PageReads = { query: QueryNames; scopes: readonly Scope[] }

/** By the templates of its blocks, those that are hidden as well: a schedule may show them before the page is drawn anew. */
export function pageReads(blocks: readonly StoredBlock[]): PageReads {
  const query = joinNames(blocks.map(({ template }) => catalogue.get(template)?.block.readsQuery))
  const scopes = neededBy(blocks).flatMap((need) => blockProviders[need].changesWith ?? [])
  return { query, scopes: [...new Set(scopes)] }
}

/** Whether one of them can show a map of the maps service. */
export function canShowMap(blocks: readonly StoredBlock[]): boolean {
  return neededBy(blocks).includes('maps')
}

function neededBy(blocks: readonly StoredBlock[]): Need[] {
  return blocks.flatMap(({ template }) => catalogue.get(template)?.block.needs ?? [])
}
