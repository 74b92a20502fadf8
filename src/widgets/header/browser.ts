import type { WidgetScript } from '../define-widget.ts'
import { hideHeaderOnScroll } from './hide-on-scroll.ts'
import { returnFocusInMenu } from './return-focus.ts'
import { countSaved } from './saved-count.ts'
import { showYourRetailer } from './your-retailer.ts'

export const start: WidgetScript = (onPage) => {
  hideHeaderOnScroll()
  returnFocusInMenu()
  countSaved(onPage)
  showYourRetailer(onPage)
}
