import { map } from 'nanostores'
import { FAILED } from '#ui/page-protocol.ts'
import { $fetches } from './page-state.ts'

/** In ms: the delay before showing, the time to fill, and how long a full bar stays. */
export const LOADING_BAR_MS = { throttle: 200, duration: 5000, hide: 500 }
const STEP_MS = 100

export type LoadingBar = { isShown: boolean; percent: number; hasFailed: boolean }

/** The bar's state. */
export const $loadingBar = map<LoadingBar>({ isShown: false, percent: 0, hasFailed: false })

let timer: ReturnType<typeof setTimeout> | undefined

/** Starts the bar after the throttle; a navigation that ends sooner never shows it. */
export function startLoadingBar(): void {
  clearTimeout(timer)
  $loadingBar.set({ isShown: false, percent: 0, hasFailed: false })
  timer = setTimeout(() => {
    $loadingBar.setKey('isShown', true)
    advance()
  }, LOADING_BAR_MS.throttle)
}

/** Fills the bar, red when the navigation failed, and hides it a moment later. */
export function finishLoadingBar(hasFailed = false): void {
  clearTimeout(timer)
  if (!$loadingBar.get().isShown && !hasFailed) return
  $loadingBar.set({ isShown: true, percent: 100, hasFailed })
  timer = setTimeout(() => $loadingBar.set({ isShown: false, percent: 0, hasFailed: false }), LOADING_BAR_MS.hide)
}

/** Shows the bar while any request is running. */
export function followFetches(): () => void {
  return $fetches.listen((running, before) => {
    if (running > 0 && before === 0) startLoadingBar()
    if (running === 0 && !$loadingBar.get().hasFailed) finishLoadingBar()
  })
}

function advance(): void {
  const share = (STEP_MS / LOADING_BAR_MS.duration) * 100
  timer = setTimeout(() => {
    $loadingBar.setKey('percent', Math.min(100, $loadingBar.get().percent + share))
    if ($loadingBar.get().percent < 100) advance()
  }, STEP_MS)
}

/** Renders the state on the bar's element. */
export function drawLoadingBar(element: HTMLElement): () => void {
  return $loadingBar.subscribe(({ isShown, percent, hasFailed }) => {
    element.hidden = !isShown
    element.toggleAttribute(FAILED, hasFailed)
    element.style.setProperty('--percent', String(percent))
    element.setAttribute('aria-valuenow', String(Math.round(percent)))
  })
}
