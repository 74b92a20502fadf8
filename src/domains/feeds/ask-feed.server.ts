import type { Ctx } from '#platform/ctx.server.ts'
import { type FeedAnswer, feedAddress, SAMPLES } from './feed.ts'
import type { FeedKind } from './feed-kinds.ts'
import { readFeed, readSample } from './read-feed.server.ts'

/** `root` is the block's own address; empty means that of the settings. */
export type FeedQuestion = { root: string; path: readonly string[]; query: Readonly<Record<string, string | number | boolean>> }

/** Kinds without a root here have the block's alone. */
type FeedCtx = Ctx & { roots: Readonly<Partial<Record<FeedKind, string>>> }

/** The feed's answer for a block (B-313); null while no service is configured. */
export async function askFeed<Kind extends FeedKind>(ctx: FeedCtx, kind: Kind, { root, path, query }: FeedQuestion): Promise<FeedAnswer<Kind> | null> {
  const address = feedAddress(root || ctx.roots[kind] || '', path, query)
  if (address === null) return null
  return address.startsWith(SAMPLES) ? readSample(ctx, { kind, address }) : readFeed(ctx, { kind, address })
}
