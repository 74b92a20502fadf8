import { FAILED, PROPS_OF, RETRY, VIEW_ID } from '#ui/page-protocol.ts'
import { countFetch } from '../navigation/fetch-count.ts'
import { hydrateAgain, scan, unmount } from './island-code.ts'

/** Makes try-again buttons reload their failed block only, without a navigation (B-323). */
export function retryFailedBlocks(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(`[${RETRY}]`) : null
    if (button) void retry(button)
  })
}

async function retry(button: HTMLButtonElement): Promise<void> {
  const id = button.getAttribute(RETRY) ?? ''
  const failedBlock = document.querySelector<HTMLElement>(`[${VIEW_ID}="${CSS.escape(id)}"]`)
  if (!failedBlock) return
  button.disabled = true
  if (!failedBlock.hasAttribute(FAILED)) return hydrateAgain(failedBlock)
  try {
    const query = new URLSearchParams({ block: id, path: location.pathname, query: location.search })
    const response = await countFetch(fetch(`/ar/_block?${query}`, { headers: { accept: 'text/html' } }))
    if (!response.ok) throw new Error(`the block answered ${response.status}`)
    replaceBlock(failedBlock, await response.text())
  } catch (error) {
    console.warn(error)
    button.disabled = false
  }
}

function replaceBlock(failedBlock: HTMLElement, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html').body
  const props = failedBlock.nextElementSibling
  unmount(failedBlock)
  if (props instanceof HTMLScriptElement && props.getAttribute(PROPS_OF) === failedBlock.getAttribute(VIEW_ID)) props.remove()
  const parent = failedBlock.parentElement
  failedBlock.replaceWith(...[...fresh.childNodes].map((node) => document.importNode(node, true)))
  if (parent) void scan(parent)
}
