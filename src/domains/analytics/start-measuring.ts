import { whenAllowed } from '#domains/consent/index.ts'
import { loadModule } from '#ui/load-module.ts'
import type { MeasuredPage } from './measured-page.ts'
import { measuringConfig } from './measuring-config.ts'
import { awaitTagManager } from './tag-manager-ready.ts'
import { trackClicks } from './track-clicks.ts'
import { trackPage } from './track-page.ts'

type Pages = {
  /** The analytics data of the current page. */
  now: () => MeasuredPage
  /** Calls back after each page that a navigation brought. */
  onPage: (arrived: () => void) => void
  /** Runs a task when the page has loaded and the browser has nothing else to do. */
  whenQuiet: (task: () => void) => void
}

/** Starts measurement: the data layer at once, requests and storage once the visitor allows them. */
export function startMeasuring({ now, onPage, whenQuiet }: Pages): void {
  const { search } = location
  const { tags, speed } = measuringConfig()
  const { type } = now()
  whenAllowed('optional', () => {
    if (tags) awaitTagManager()
    whenQuiet(() => void loadModule(() => import('./measure-allowed.ts')).then(({ measureAllowed }) => measureAllowed(search)))
  })
  const measureSpeed = () => whenQuiet(() => void loadModule(() => import('./speed/report-speed.ts')).then(({ reportSpeed }) => reportSpeed(type)))
  if (speed === 'always') measureSpeed()
  if (speed === 'after_consent') whenAllowed('optional', measureSpeed)
  trackClicks(now)
  onPage(() => trackPage(now()))
  trackPage(now())
}
