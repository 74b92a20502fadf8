import { startMeasuring } from '#domains/analytics/index.ts'
import { followConsent } from '#domains/consent/index.ts'
import { widgetScripts } from '#widgets/scripts.gen.ts'
import { tellOfHeldVehicles } from './held-vehicles.ts'
import { layOutTheRest } from './first-screen.ts'
import { removeUnmet } from './unmet-content.ts'
import { reportErrors } from './error-reports.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { watchForSign } from './first-sign.ts'
import { runIslands } from './run-islands.ts'
import { holdTags } from './hold-tags.ts'
import { startNavigator } from './navigator.ts'
import { watchConnection } from './offline-notice.ts'
import { startModals } from './modals.ts'
import { offerToolbar } from './offer-toolbar.ts'
import { currentPage, onPage } from './page-state.ts'
import { startPrefetch } from './prefetch.ts'
import { retryFailedBlocks } from './retry-block.ts'
import { goBackByLinks } from './go-back.ts'
import { passParamsOn } from './passed-params.ts'
import { whenQuiet } from './when-idle.ts'

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
