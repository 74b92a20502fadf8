import { consentConfig } from './consent-now.ts'

/** How long after a navigation the banner of a consent platform is shown again, in ms (A-401, C-388). */
const RELOAD_MS = 1000

let waiting: ReturnType<typeof setTimeout> | undefined

/** Makes a consent platform show its banner after a navigation without a page load, once for several pages within the delay (C-389). */
export function reloadPlatformBanner(): void {
  const { platform } = consentConfig()
  if (!platform?.reload || waiting !== undefined) return
  waiting = setTimeout(() => {
    waiting = undefined
    ask(platform.object, platform.reload)
  }, RELOAD_MS)
}

/** Opens the choices of a consent platform; false where it is not there. */
export function openPlatform(): boolean {
  const { platform } = consentConfig()
  return platform !== null && ask(platform.object, platform.open)
}

function ask(object: string, name: string): boolean {
  const owner = (globalThis as unknown as Record<string, Record<string, unknown> | undefined>)[object]
  const run = owner?.[name]
  if (typeof run !== 'function') return false
  run.call(owner)
  return true
}
