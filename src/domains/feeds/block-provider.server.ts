import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { feedAddress, type FeedAnswer, SAMPLES } from './feed.ts'
import type { FeedKind } from './feed-kinds.ts'
import { readFeed, readSample } from './read-feed.server.ts'
import type { FeedsSettings } from './settings.ts'

/** The answers of other people's services, kept by this site. */
export type FeedsForBlocks = {
  /** Null while neither the block nor the settings name a service. Rejects when the service has never answered and fails. */
  ask: <Kind extends FeedKind>(kind: Kind, question: FeedQuestion) => Promise<FeedAnswer<Kind> | null>
}

declare module '#block-engine/block-needs.ts' {
  interface BlockNeeds {
    feeds: FeedsForBlocks
  }
}

export const blockProviders: BlockProviders<'feeds', { ctx: Ctx; settings: { feeds: FeedsSettings } }> = {
  feeds: {
    changesWith: 'feeds',
    provide: ({ ctx, settings }) => ({ ask: (kind, question) => askFeed({ ...ctx, roots: settings.feeds.roots }, kind, question) }),
  },
}

/** `root` is the block's own address; empty means that of the settings. */
type FeedQuestion = { root: string; path: readonly string[]; query: Readonly<Record<string, string | number | boolean>> }

/** Kinds without a root here have the block's alone. */
type FeedCtx = Ctx & { roots: Readonly<Partial<Record<FeedKind, string>>> }

/** The feed's answer for a block (B-313); null while no service is configured. */
async function askFeed<Kind extends FeedKind>(ctx: FeedCtx, kind: Kind, { root, path, query }: FeedQuestion): Promise<FeedAnswer<Kind> | null> {
  const address = feedAddress(root || ctx.roots[kind] || '', path, query)
  if (address === null) return null
  return address.startsWith(SAMPLES) ? readSample(ctx, { kind, address }) : readFeed(ctx, { kind, address })
}
