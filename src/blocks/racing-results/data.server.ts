import type { BlockContext } from '#block-engine/data-loader.ts'
import type { FeedAge } from '#domains/feeds/index.ts'

/** A result of the service. */
export type FeedResult = { date: string; race: string; location: string; driver: string; position: string; points: number | null; url: string | null }
export type RacingData = { results: FeedResult[]; feed: FeedAge }

/** GET {api_root}/results?season= while editors have filled in none. Null without a service. */
export async function load(
  { api_root: root, season }: { api_root: string; season: string },
  { feeds }: Pick<BlockContext<'feeds'>, 'feeds'>,
  groups: readonly unknown[],
): Promise<RacingData | null> {
  if (groups.length > 0) return null
  const answer = await feeds.ask('races', { root, path: ['results'], query: { season } })
  return answer && { results: answer.value, feed: answer.feed }
}
