import { startMeasuring } from '#domains/analytics/index.ts'
import { followConsent } from '#domains/consent/index.ts'
import { widgetScripts } from '#widgets/scripts.gen.ts'
import { tellOfHeldVehicles } from './held-vehicles.ts'
import { layOutTheRest } from './islands/first-screen.ts'
import { removeUnmet } from './islands/unmet-content.ts'
import { reportErrors } from './errors/error-reports.ts'
import { keepEarlyPresses } from './islands/early-presses.ts'
import { watchForSign } from './islands/first-sign.ts'
import { runIslands } from './islands/run-islands.ts'
import { holdTags } from './hold-tags.ts'
import { startNavigator } from './navigation/navigator.ts'
import { watchConnection } from './navigation/offline-notice.ts'
import { startModals } from './modals.ts'
import { offerToolbar } from './offer-toolbar.ts'
import { currentPage, onPage } from './navigation/page-state.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import { retryFailedBlocks } from './islands/retry-block.ts'
import { goBackByLinks } from './navigation/go-back.ts'
import { passParamsOn } from './navigation/passed-params.ts'
import { whenQuiet } from './islands/when-idle.ts'

followConsent()
reportErrors()
removeUnmet()
layOutTheRest()
keepEarlyPresses()
watchForSign()
runIslands()
startNavigator()
holdTags()
startPrefetch()
startModals()
retryFailedBlocks()
passParamsOn()
goBackByLinks()
for (const startWidget of widgetScripts) startWidget(onPage)
startMeasuring({ now: currentPage, onPage, whenQuiet })
tellOfHeldVehicles({ onPage, whenQuiet })
watchConnection()
void offerToolbar(document.cookie)
