export { followRate } from '#domains/stock/index.ts'
import { convertPrice, formatPrice } from '#kernel/format/price.ts'
import type { CardView } from '#domains/stock/index.ts'
import type { Exchange } from '../locator-data.ts'

/** A card with its prices at a rate, cut to whole units (C-363); one without amounts stays as it is. */
export function exchangedCard(card: CardView, rate: number, formats: Exchange['formats']): CardView {
  const { amounts } = card
  if (!amounts) return card
  const price = (amount: number | null | undefined, type: keyof typeof formats = 'purchase') =>
    formatPrice(amount === null || amount === undefined ? null : convertPrice(amount, rate), formats[type])
  return {
    ...card,
    prices: card.prices.map((shownPrice, index) => {
      const { amount, before } = amounts.prices[index] ?? {}
      return { ...shownPrice, value: price(amount, shownPrice.type), oldPrice: price(before, shownPrice.type) }
    }),
    driveAway: price(amounts.driveAway),
    onTheRoad: price(amounts.onTheRoad),
    breakdown: card.breakdown.map(({ label }, index) => ({ label, value: price(amounts.breakdown[index]) })),
  }
}
