import { layOutTheRest } from './first-screen.ts'
import { hideHeaderOnScroll, returnFocusInMenu } from './header.ts'
import { reportErrors } from './error-reports.ts'
import { runIslands } from './islands.ts'
import { startNavigator } from './navigator.ts'
import { watchConnection } from './offline-notice.ts'
import { startModals } from './modals.ts'
import { offerToolbar } from './offer-toolbar.ts'
import { startPrefetch } from './prefetch.ts'
import { retryFailedBlocks } from './retry-block.ts'
import { countSaved } from './saved-count.ts'
import { goBackByLinks } from './go-back.ts'
import { passParamsOn } from './passed-params.ts'

reportErrors()
layOutTheRest()
runIslands()
startNavigator()
startPrefetch()
startModals()
retryFailedBlocks()
passParamsOn()
goBackByLinks()
hideHeaderOnScroll()
returnFocusInMenu()
countSaved()
watchConnection()
void offerToolbar(document.cookie)
