import { hrefOf, type LinkLookups } from '../pages/link.ts'
import { BASE_PATH, parsePagePath } from '../pages/page-path.ts'

export type RedirectFlaw = 'not_a_link' | 'leads_to_itself' | 'loop'

/** What a target is checked against: the targets of all redirections by path, and the origin of the site, `https://…`. */
export type RedirectMap = { targets: ReadonlyMap<string, string>; predefinedLinks: LinkLookups['predefinedLinks']; origin: string }

/** Why a path may not redirect there; null when following every redirection ends at a page. */
export function redirectFlaw(path: string, to: string, map: RedirectMap): RedirectFlaw | null {
  const first = stepOf(to, map)
  if (first === 'nowhere') return 'not_a_link'
  if (first === 'same' || (first !== null && first.path === path)) return 'leads_to_itself'
  const seenPaths = new Set([path])
  for (let at: Step = first; at !== null && at !== 'nowhere'; at = nextStep(at, map)) {
    if (at === 'same' || seenPaths.has(at.path)) return 'loop'
    seenPaths.add(at.path)
  }
  return null
}

/** A path of this site, the current page (`#top`), an invalid address, or null for another site. */
type Step = { path: string } | 'same' | 'nowhere' | null

function nextStep({ path }: { path: string }, map: RedirectMap): Step {
  const to = map.targets.get(path)
  return to === undefined ? null : stepOf(to, map)
}

function stepOf(to: string, { predefinedLinks, origin }: RedirectMap): Step {
  const href = hrefOf({ url: to }, { predefinedLinks, findPagePath: () => null, findFileName: () => null })
  if (href === null) return 'nowhere'
  if (/^[?#]/.test(href)) return 'same'
  const own = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href
  if (!own.startsWith(BASE_PATH) && own !== BASE_PATH.slice(0, -1)) return null
  const path = parsePagePath(own)
  return path === null ? null : { path }
}

/** Whether a target is another redirection: visitors are then sent on twice. */
export function leadsToRedirect(to: string, map: RedirectMap): boolean {
  const step = stepOf(to, map)
  return step !== null && typeof step === 'object' && map.targets.has(step.path)
}
