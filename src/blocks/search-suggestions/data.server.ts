import type { BlockContext } from '#block-engine/data-loader.ts'

const LONGEST_KEYWORD = 100

export type SearchFieldData = { keyword: string }

/** What the address asks for, so that the field still says it beside the results. */
export async function load(_values: unknown, { query }: Pick<BlockContext<never>, 'query'>): Promise<SearchFieldData> {
  return { keyword: ([query.keyword].flat()[0] ?? '').slice(0, LONGEST_KEYWORD) }
}
