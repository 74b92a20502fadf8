import { listOfferCarModels, listPageTitles } from '#domains/content/index.server.ts'
import type { PublishedStock } from '#domains/stock/index.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Term, type TermIndex, termIndex } from './suggest.ts'

const weights = { model: 4, family: 3, brand: 2, page: 1 }
/** The shortest time between two readings of the terms, however often the stock changes. */
const REST_MS = 5000

/**
 * The terms that are suggested: models, families and brands of the stock and of the offers, and titles of pages. They are kept in
 * memory and read again at the first request after a change. After a change of the stock alone, requests get the old terms meanwhile.
 */
export class TermSource {
  #terms: Promise<TermIndex> | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #isOld = false

  async get(ctx: Ctx, stock: Pick<PublishedStock, 'models'>): Promise<TermIndex> {
    const terms = this.#terms
    if (terms && !(this.#isOld && performance.now() - this.#readAt > REST_MS)) return terms
    const reading = readTerms(ctx, stock)
    this.#readAt = performance.now()
    this.#isOld = false
    if (!terms) this.#terms = reading
    reading.then(
      () => {
        this.#terms = reading
      },
      () => {
        if (this.#terms === reading) this.#terms = undefined
        this.#isOld = true
      },
    )
    return terms ?? reading
  }

  /** Call it when pages or offers changed: the next request waits for new terms. */
  forget(): void {
    this.#terms = undefined
  }

  /** Call it when vehicles changed: terms rarely change then, so requests do not wait. */
  outdate(): void {
    this.#isOld = true
  }
}

async function readTerms(ctx: Ctx, stock: Pick<PublishedStock, 'models'>): Promise<TermIndex> {
  const [titles, offerModels] = await Promise.all([listPageTitles(ctx), listOfferCarModels(ctx)])
  const models = stock.models().names()
  const term =
    (weight: number) =>
    (text: string): Term => ({ text, weight })
  return termIndex([
    ...models.flatMap(({ name, display_name }) => [name, display_name]).map(term(weights.model)),
    ...offerModels.map(({ label }) => label).map(term(weights.family)),
    ...models.map(({ brand }) => brand).map(term(weights.brand)),
    ...titles.map(term(weights.page)),
  ])
}
