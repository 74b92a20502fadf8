import type { ContextOf } from '#block-engine/data-loader.ts'
import type { FeedAge } from '#domains/feeds/index.ts'
import type { rangeCalculator } from './block.ts'
import type { RangeRow } from './range-table.ts'

export type RangeData = { rows: RangeRow[]; feed: FeedAge }

/** The table of ranges behind the block's address; null without one. */
export async function load({ data_url: root }: { data_url: string }, { feeds }: Pick<ContextOf<typeof rangeCalculator>, 'feeds'>): Promise<RangeData | null> {
  const answer = root ? await feeds.ask('ranges', { root, path: [], query: {} }) : null
  return answer && { rows: answer.value, feed: answer.feed }
}
