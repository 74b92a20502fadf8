import '#kernel/without-eval.ts'
import { startMeasuring } from '#domains/analytics/index.ts'
import { followConsent } from '#domains/consent/index.ts'
import { widgetScripts } from '#widgets/scripts.gen.ts'
import { fetchAfterInteraction } from './after-interaction-code.ts'
import { reportErrors } from './errors/error-reports.ts'
import { holdTags } from './hold-tags.ts'
import { keepEarlyPresses } from './islands/early-presses.ts'
import { layOutBelowFirstScreen } from './islands/first-screen.ts'
import { onFirstInteraction, watchForInteraction } from './islands/first-interaction.ts'
import { runIslands } from './islands/run-islands.ts'
import { removeUnmet } from './islands/unmet-content.ts'
import { whenQuiet } from './islands/when-idle.ts'
import { startNavigator } from './navigation/navigator.ts'
import { watchConnection } from './navigation/offline-notice.ts'
import { currentPage, onPage } from './navigation/page-state.ts'
import { offerToolbar } from './offer-toolbar.ts'
import { watchHeldVehicles } from './watch-held-vehicles.ts'

followConsent()
reportErrors()
removeUnmet()
layOutBelowFirstScreen()
keepEarlyPresses()
watchForInteraction()
// Without it links and forms still work; the next press asks again.
onFirstInteraction(() => void fetchAfterInteraction().catch(() => undefined))
runIslands()
startNavigator()
holdTags()
for (const startWidget of widgetScripts) startWidget(onPage)
startMeasuring({ now: currentPage, onPage, whenQuiet })
watchHeldVehicles({ onPage, whenQuiet })
watchConnection()
void offerToolbar(document.cookie)
