import type { WidgetScript } from '../define-widget.ts'
import { hideHeaderOnScroll } from './hide-on-scroll.ts'
import { returnFocusInMenu } from './return-focus.ts'

export const start: WidgetScript = () => {
  hideHeaderOnScroll()
  returnFocusInMenu()
}
