import type { Theme } from '../settings/flavours.ts'
import { isListedPath } from '../settings/path-list.ts'
import type { ContentSettings } from '../settings.ts'

export type NavigationVariant = 'remote' | 'light' | 'logo_only' | 'main' | 'hidden'
type Place = { path: string; theme: Theme; settings: Pick<ContentSettings, 'navigation'> }

/** Which header a page has (A-081 to A-090, C-016 to C-019). A page in two lists follows the narrower one. */
export function navigationVariant(place: Place): NavigationVariant {
  const { remote, lightOn, logoOnlyOn } = place.settings.navigation
  if (isNavigationDisabled(place)) return 'hidden'
  if (remote) return 'remote'
  if (isListedPath(place.path, logoOnlyOn)) return 'logo_only'
  return isListedPath(place.path, lightOn) ? 'light' : 'main'
}

/** Whether a page has neither navigation nor floating button; never so in theme jdx. */
export function isNavigationDisabled({ path, theme, settings }: Place): boolean {
  return theme !== 'jdx' && isListedPath(path, settings.navigation.disabledOn)
}
