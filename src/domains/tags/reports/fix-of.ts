import { covers, type TagSources } from '../purpose.ts'
import { hostSettings } from '../settings.ts'
import { type VendorId, vendorIds, vendors } from '../vendors.ts'
import { purposeOf } from './policy-violation.ts'

/** How something that was refused could be allowed. `setting` is its key. */
export type Fix =
  | { kind: 'allowed_now' }
  | { kind: 'preset'; setting: string; vendor: string }
  | { kind: 'host'; setting: string; host: string }
  | { kind: 'inline_styles'; setting: string }
  | { kind: 'inline_script' | 'eval' | 'none' }

type BlockedSource = { directive: string; blocked: string }

/** The preset of a vendor whose host it is, else the list that the host would be entered in. `sources` are what tags of the page may use now. */
export function fixOf({ directive, blocked }: BlockedSource, sources: TagSources): Fix {
  const purpose = purposeOf(directive)
  if (blocked === 'eval') return { kind: 'eval' }
  if (blocked === 'inline') {
    if (purpose !== 'style') return { kind: purpose === 'script' ? 'inline_script' : 'none' }
    return sources.inlineStyles ? { kind: 'allowed_now' } : { kind: 'inline_styles', setting: 'tags.inline_styles' }
  }
  if (purpose === undefined || purpose === 'other') return { kind: 'none' }
  const isIn = (list: readonly string[]) => list.some((source) => covers(source, blocked))
  if (isIn(sources.hosts[purpose])) return { kind: 'allowed_now' }
  const vendor = vendorIds.find((id: VendorId) => isIn(vendors[id].sources.hosts[purpose]))
  if (vendor) return { kind: 'preset', setting: `tags.${vendor}`, vendor: vendors[vendor].name }
  // A refused http address cannot be entered.
  if (!(purpose in hostSettings) || !blocked.startsWith('https://')) return { kind: 'none' }
  return { kind: 'host', setting: hostSettings[purpose as keyof typeof hostSettings], host: blocked }
}
