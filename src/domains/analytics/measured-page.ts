import type { Ecommerce } from './ecommerce.ts'
import type { PageType } from './page-type.ts'

/** What analytics needs to know of a page; the server writes it beside the page's other data. */
export type MeasuredPage = {
  readonly type: PageType
  /** The vehicle that the page sells. */
  readonly sale?: Ecommerce
}
