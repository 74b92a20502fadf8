import { readSoftLock } from '#domains/orders/index.ts'
import { HELD, UNLESS_HELD, VEHICLE } from '#ui/page-protocol.ts'

const CALL = '/buy_online/locks'

/**
 * Marks the held vehicles on cards and pages. Pages are cached for everybody, so the browser requests the holds once the page is idle. A stylesheet reveals
 * the notes that the server has rendered and hides what is not true meanwhile, so that components that redraw a card need not know of it. The visitor's own hold is not marked.
 */
export function showHeldVehicles({ onPage, whenQuiet }: { onPage: (arrived: () => void) => void; whenQuiet: (task: () => void) => void }): void {
  let sheet: CSSStyleSheet | undefined
  const look = async () => {
    if (!document.querySelector(`[${HELD}]`)) return
    // Without an answer every car is shown as the page has it; ordering asks the server anyway.
    const answer = await fetch(CALL).catch(() => null)
    if (!answer?.ok) return
    const { data } = (await answer.json()) as { data: readonly { vehicle_id: number }[] }
    const own = readSoftLock()?.vehicleId
    const heldIds = data.map(({ vehicle_id: id }) => String(id)).filter((id) => id !== own && /^\d+$/.test(id))
    if (!sheet) {
      sheet = new CSSStyleSheet()
      document.adoptedStyleSheets.push(sheet)
    }
    const within = (attribute: string) => heldIds.map((id) => `[${VEHICLE}="${id}"] [${attribute}]`).join()
    sheet.replaceSync(heldIds.length === 0 ? '' : `${within(HELD)}{display:block}${within(UNLESS_HELD)}{display:none}`)
  }
  const ask = () => whenQuiet(() => void look())
  ask()
  onPage(ask)
  // Somebody who comes back to a page finds it as things are now.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
}
