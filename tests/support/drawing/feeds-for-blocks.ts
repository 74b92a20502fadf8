import type { BlockNeeds } from '#block-engine/block-needs.ts'

type Feeds = BlockNeeds['feeds']

/** Feeds that answer every question with twelve entries, each of which says what was asked. */
export function feedsForBlocks(): Feeds {
  return {
    ask: (async (kind: string, question: unknown) => {
      const questionKey = JSON.stringify(question)
      const value = Array.from({ length: 12 }, (_, index) => ({
        id: `${index}`,
        title: `${kind} ${index} ${questionKey}`,
        image: '/media/feeds/x',
        price: '10',
        currency: 'AED',
        url: '/product',
        group: `خط ${index % 2}`,
        summary: 'نبذة',
        date: '2026-05-15',
        race: `سباق ${questionKey}`,
        location: 'العين',
        driver: 'سائق',
        position: '1',
        points: 25,
      }))
      return { value, feed: { readAt: '2026-05-15T10:00:00.000Z', problem: null } }
    }) as unknown as Feeds['ask'],
  }
}
