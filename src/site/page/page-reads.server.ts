import type { Need } from '#block-engine/block-needs.ts'
import { joinNames, type QueryNames } from '#block-engine/page-query.ts'
import type { DrawnBlock, StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import type { Scope } from '#platform/bus/announce.server.ts'
import { blockProviders } from '../registry/block-providers.gen.server.ts'

/**
 * The inputs of a page beyond its content: query parameters, and the scopes of the bus whose data its blocks need or whose blocks it shows. `vehicles` are the only ones whose changes
 * count, where the page knows them.
 */
export type PageReads = { query: QueryNames; scopes: readonly Scope[]; vehicles?: readonly number[] }

/** Collects the inputs of all blocks, hidden ones included: a schedule may show them before the page is rendered again. */
export function pageReads(blocks: readonly DrawnBlock[]): PageReads {
  const query = joinNames(blocks.map(({ template }) => catalogue.get(template)?.block.readsQuery))
  const scopes = neededBy(blocks).flatMap((need) => blockProviders[need].changesWith ?? [])
  const sections = blocks.flatMap(({ section }): Scope[] => (section === undefined ? [] : [`section:${section}`]))
  return { query, scopes: [...new Set([...scopes, ...sections])] }
}

/** Whether any of the blocks can show a map of the maps service. */
export function canShowMap(blocks: readonly StoredBlock[]): boolean {
  return neededBy(blocks).includes('maps')
}

function neededBy(blocks: readonly StoredBlock[]): Need[] {
  return blocks.flatMap(({ template }) => catalogue.get(template)?.block.needs ?? [])
}
