import { and, asc, eq, ne } from 'drizzle-orm'
import { askAddress } from '#platform/connections/ask-address.server.ts'
import type { Connection } from '#platform/connections/connection.ts'
import type { Network } from '#platform/http/network.ts'
import { feed } from './feeds/schema.server.ts'

/** As many as a check asks within its minute. */
const MOST_ASKED = 40

/** The addresses that feeds of vehicles are read from. */
export function stockConnections({ env: { FEED_NETWORK: network } }: { env: { FEED_NETWORK: Network } }): readonly Connection[] {
  return [
    {
      symbol: 'vehicle_feeds',
      name: ['Feeds of vehicles', 'مصادر بيانات السيارات'],
      about: ['Asks the address of each active feed whether it answers. No file is read.', 'يسأل عنوان كل مصدر مفعّل هل يستجيب، ولا يُقرأ أي ملف.'],
      setup: async (ctx) => {
        const feeds = await ctx.db
          .select({ name: feed.name, address: feed.url })
          .from(feed)
          .where(and(feed.isActive, eq(feed.source, 'url'), ne(feed.url, '')))
          .orderBy(asc(feed.id))
          .limit(MOST_ASKED)
        const check = () => Promise.all(feeds.map((one) => askAddress({ ...one, isWhole: true }, network)))
        return { needs: [], check: feeds.length === 0 ? null : check }
      },
    },
  ]
}
