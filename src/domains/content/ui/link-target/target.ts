import type { Link } from '#fields/field-types.ts'
import { latinDigits } from '#kernel/digits.ts'

/** Where a link or a button leads; `url` is a button's `target`. */
export type Target = Pick<Link, 'url' | 'link_type' | 'target_type' | 'target_action'>

export const targetKinds = ['page', 'address', 'form', 'file', 'alias', 'anchor', 'phone', 'email'] as const
export type TargetKind = (typeof targetKinds)[number]

export const openings = ['page', 'new_tab', 'modal', 'embed'] as const
/** How a link opens; `page` is the same window. */
export type Opening = (typeof openings)[number]

export type PredefinedLink = { alias: string; url: string }

export function kindOf({ url, link_type, target_type }: Target, predefined: readonly PredefinedLink[]): TargetKind {
  if (target_type === 'phone' || target_type === 'email') return target_type
  if (link_type === 'page' || link_type === 'file' || link_type === 'form') return link_type
  if (predefined.some(({ alias }) => alias === url.trim())) return 'alias'
  return url.startsWith('#') ? 'anchor' : 'address'
}

export function openingOf({ target_type, target_action }: Target): Opening {
  if (target_action === 'new_tab') return 'new_tab'
  if (target_type === 'embed') return 'embed'
  return target_action === 'modal' ? 'modal' : 'page'
}

/**
 * The stored value for a choice (B-129, B-260, B-261), or null when the text is not a target of this kind. An address without a scheme
 * becomes https; phone numbers and mail addresses stay as they were typed.
 */
export function targetOf(kind: TargetKind, text: string, opening: Opening): Target | null {
  const typed = text.trim()
  if (typed === '') return null
  if (kind === 'phone') return /^\+?[\d\s()./-]*\d[\d\s()./-]*$/.test(latinDigits(typed)) ? { url: latinDigits(typed), target_type: 'phone' } : null
  if (kind === 'email') return /^[^\s@<>"?&:/\\]+@[^\s@<>"?&:/\\]+\.[^\s@<>"?&:/\\]+$/.test(typed) ? { url: typed, target_type: 'email' } : null
  const opens = openingFields(opening)
  if (kind === 'form') return isId(typed) ? { url: typed, link_type: kind } : null
  if (kind === 'page' || kind === 'file') return isId(typed) ? { url: typed, link_type: kind, ...opens } : null
  if (kind === 'alias') return { url: typed, ...opens }
  return addressTarget(typed, opens)
}

function isId(text: string): boolean {
  return /^[1-9]\d*$/.test(text)
}

function addressTarget(typed: string, opens: Partial<Target>): Target | null {
  if (/^[/?#]/.test(typed) && !typed.startsWith('//')) return /\s/.test(typed) ? null : { url: typed, link_type: 'internal', ...opens }
  const address = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`
  const parsed = URL.canParse(address) ? new URL(address) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !/\.[^.]+$|^localhost$|:/.test(parsed.hostname)) return null
  return { url: address, link_type: 'external', ...opens }
}

function openingFields(opening: Opening): Partial<Target> {
  if (opening === 'embed') return { target_type: 'embed' }
  return opening === 'page' ? { target_type: 'url' } : { target_type: 'url', target_action: opening }
}
