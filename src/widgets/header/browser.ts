import type { WidgetScript } from '../define-widget.ts'
import { countSaved } from './saved-count.ts'
import { showYourRetailer } from './your-retailer.ts'

export const start: WidgetScript = (onPage) => {
  countSaved(onPage)
  showYourRetailer(onPage)
}
