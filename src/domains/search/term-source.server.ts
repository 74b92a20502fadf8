import { listOfferCarModels, listPageTitles } from '#domains/content/index.server.ts'
import { listModelNames } from '#domains/stock/index.server.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Term, type TermIndex, termIndex } from './suggest.ts'

const weights = { model: 4, family: 3, brand: 2, page: 1 }
/** However often the stock changes, the terms are read anew no more often than this. */
const REST_MS = 5000

/**
 * The terms that are suggested: models, families and brands of the stock and of the offers, and titles of pages. They are kept in the
 * process, being few, and read anew at the first question after a change; a change of the stock alone is waited for by nobody.
 */
export class TermSource {
  #terms: Promise<TermIndex> | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #isOld = false

  async get(ctx: Ctx): Promise<TermIndex> {
    const known = this.#terms
    if (known && !(this.#isOld && performance.now() - this.#readAt > REST_MS)) return known
    const reading = readTerms(ctx)
    this.#readAt = performance.now()
    this.#isOld = false
    if (!known) this.#terms = reading
    reading.then(
      () => {
        this.#terms = reading
      },
      () => {
        if (this.#terms === reading) this.#terms = undefined
        this.#isOld = true
      },
    )
    return known ?? reading
  }

  /** To be called when pages or offers changed. */
  forget(): void {
    this.#terms = undefined
  }

  /** To be called when vehicles changed: mostly no term does. */
  outdate(): void {
    this.#isOld = true
  }
}

async function readTerms(ctx: Ctx): Promise<TermIndex> {
  const [titles, offered, models] = await Promise.all([listPageTitles(ctx), listOfferCarModels(ctx), listModelNames(ctx)])
  const term =
    (weight: number) =>
    (text: string): Term => ({ text, weight })
  return termIndex([
    ...models.flatMap(({ name, display_name }) => [name, display_name]).map(term(weights.model)),
    ...offered.map(({ label }) => label).map(term(weights.family)),
    ...models.map(({ brand }) => brand).map(term(weights.brand)),
    ...titles.map(term(weights.page)),
  ])
}
