import { counted } from './fetch-count.ts'
import { hydrateAgain, scan, unmount } from './islands.ts'

/** Loads a failed block again when its button is pressed: this block only, no navigation (B-323). */
export function retryFailedBlocks(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('[data-retry]') : null
    if (button) void retry(button)
  })
}

async function retry(button: HTMLButtonElement): Promise<void> {
  const id = button.dataset.retry ?? ''
  const failed = document.querySelector<HTMLElement>(`[data-b="${CSS.escape(id)}"]`)
  if (!failed) return
  button.disabled = true
  if (!('failed' in failed.dataset)) return hydrateAgain(failed)
  try {
    const query = new URLSearchParams({ block: id, path: location.pathname, query: location.search })
    const response = await counted(fetch(`/ar/_block?${query}`, { headers: { accept: 'text/html' } }))
    if (!response.ok) throw new Error(`the block answered ${response.status}`)
    replaceBlock(failed, await response.text())
  } catch (error) {
    console.warn(error)
    button.disabled = false
  }
}

function replaceBlock(failed: HTMLElement, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html').body
  const props = failed.nextElementSibling
  unmount(failed)
  if (props instanceof HTMLScriptElement && props.dataset.p === failed.dataset.b) props.remove()
  const parent = failed.parentElement
  failed.replaceWith(...[...fresh.childNodes].map((node) => document.importNode(node, true)))
  if (parent) scan(parent)
}
