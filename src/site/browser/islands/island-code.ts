import { ISLAND, READY } from '#ui/page-protocol.ts'
import { afterInteractionCode, fetchAfterInteraction } from '../after-interaction-code.ts'
import { reloadOnce } from '../navigation/reload-once.ts'

/** Fetches what makes islands live, with React beside it. Without it the server's markup stays; the next press asks again. */
async function islandCode(): Promise<ReturnType<typeof afterInteractionCode>> {
  try {
    // The code of React is asked for again with the first island.
    await Promise.all([fetchAfterInteraction(), import('./mount.ts').catch(() => undefined)])
  } catch (error) {
    console.error(error)
    reloadOnce()
  }
  return afterInteractionCode()
}

/** Schedules the islands below `scope`, in a page whose visitor has interacted. */
export async function scan(scope: ParentNode): Promise<void> {
  if (scope.querySelector(`[${ISLAND}]`)) (await islandCode())?.scan(scope)
}

/** Unmounts the islands below `scope`, before its markup leaves the page. */
export function unmount(scope: Element): void {
  afterInteractionCode()?.unmount(scope)
}

/** Hydrates one island now; true when it responds. */
export async function hydrate(island: HTMLElement): Promise<boolean> {
  await (await islandCode())?.hydrate(island)
  return island.hasAttribute(READY)
}

/** Retries an island whose code failed to load. */
export async function hydrateAgain(island: HTMLElement): Promise<void> {
  await (await islandCode())?.hydrateAgain(island)
}
