import { loadModule } from '#ui/load-module.ts'
import { HELD } from '#ui/page-protocol.ts'

/** Loads the code that marks held vehicles, on the first page that shows a vehicle. */
export function watchHeldVehicles(pages: { onPage: (arrived: () => void) => void; whenQuiet: (task: () => void) => void }): void {
  let isAsked = false
  const look = () => {
    if (isAsked || !document.querySelector(`[${HELD}]`)) return
    isAsked = true
    pages.whenQuiet(() => void loadModule(() => import('./held-vehicles.ts')).then(({ showHeldVehicles }) => showHeldVehicles(pages), console.warn))
  }
  look()
  pages.onPage(look)
}
