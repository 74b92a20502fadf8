import type { BlockProviders } from '#block-engine/block-needs.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { FeedAnswer } from './feed.ts'
import type { FeedKind } from './feed-kinds.ts'
import { askFeed, type FeedQuestion } from './ask-feed.server.ts'
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
