import type { Ecommerce } from './ecommerce.ts'
import type { PageType } from './page-type.ts'

/** The data of a page for analytics, which the server writes into the page. */
export type MeasuredPage = {
  readonly type: PageType
  /** The vehicle that the page sells. */
  readonly sale?: Ecommerce
}
