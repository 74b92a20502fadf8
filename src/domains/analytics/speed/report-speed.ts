import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendWithoutCookies } from '#ui/sending/send-without-cookies.ts'
import type { PageType } from '../page-type.ts'
import type { Device, SpeedReport } from './speed-report.ts'

/** Takes reports of how fast pages are for visitors. */
export const SPEED_ADDRESS = '/api/speed_reports'

/** Widths from which a screen counts as that of a tablet and of a desktop, in px. */
const TABLET = 741
const DESKTOP = 1024

/**
 * Reports once how fast the visit was, when the visitor leaves or hides the page: under the type of the page that the visit began with, since
 * the first paint was that page's.
 */
export function reportSpeed(pageType: PageType): void {
  const values: SpeedReport['values'] = {}
  let isSent = false
  const keep = ({ name, value }: Metric) => {
    values[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  }
  // All changes, so that nothing is missing when the page is hidden.
  for (const follow of [onLCP, onINP, onCLS, onFCP, onTTFB]) follow(keep, { reportAllChanges: true })
  const send = () => {
    if (isSent || Object.keys(values).length === 0) return
    isSent = true
    const report: SpeedReport = { page_type: pageType, device: deviceOf(window.innerWidth), values }
    sendWithoutCookies(SPEED_ADDRESS, report)
  }
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

function deviceOf(width: number): Device {
  if (width < TABLET) return 'phone'
  return width < DESKTOP ? 'tablet' : 'desktop'
}
