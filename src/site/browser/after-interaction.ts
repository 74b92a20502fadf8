import { afterInteractionScripts } from '#widgets/after-interaction-scripts.gen.ts'
import { loadModule } from '#ui/load-module.ts'
import { MARKS_SECTION } from '#ui/page-protocol.ts'
import { goBackByLinks } from './navigation/go-back.ts'
import { drawLoadingBar, followFetches } from './navigation/loading-bar.ts'
import { startModals } from './modals.ts'
import { onPage } from './navigation/page-state.ts'
import { passParamsOn } from './navigation/passed-params.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import { retryFailedBlocks } from './islands/retry-block.ts'

export { hydrate, hydrateAgain, scan, unmount } from './islands/islands.ts'
export { visit } from './navigation/visit.ts'

/**
 * Starts what answers presses and scrolling without React. A visit that only reads never needs it, so all of it comes as one file with the first
 * interaction.
 */
export function startAfterInteraction(): void {
  const bar = document.getElementById('loading-bar')
  if (bar) drawLoadingBar(bar)
  followFetches()
  startPrefetch()
  startModals()
  retryFailedBlocks()
  passParamsOn()
  goBackByLinks()
  for (const startWidget of afterInteractionScripts) startWidget(onPage)
  markSections()
  onPage(markSections)
}

function markSections(): void {
  if (!document.querySelector(`[${MARKS_SECTION}]`)) return
  // Without it the entries lead to their sections all the same.
  loadModule(() => import('#ui/section-in-view.ts')).then(({ markSectionsInView }) => markSectionsInView(), console.warn)
}
