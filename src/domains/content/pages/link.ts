import type { Button, Link } from '#fields/field-types.ts'
import type { ButtonView, LinkView } from '#block-engine/view-values.ts'
import { latinDigits } from '#kernel/digits.ts'
import { type EnquiryKind, enquiryOf } from './enquiry.ts'
import { BASE_PATH, pageHref, parsePagePath } from './page-path.ts'

/** Resolves aliases and ids in links to URLs. Both finders return null for missing records. */
export type LinkLookups = {
  predefinedLinks: readonly { alias: string; url: string }[]
  /** The stored path of a page, '' for the home page. */
  findPagePath: (id: number) => string | null
  /** The name under which a file of the media library is downloaded. */
  findFileName: (id: number) => string | null
  /** Finds the form of an enquiry; without it, enquiry links have no target. */
  findEnquiry?: (kind: EnquiryKind) => string | null
}

/** Where a link leads; `url` is what {@link Link} says. */
export type LinkTarget = Pick<Link, 'url' | 'link_type' | 'target_type'>

/** How a form is named where only an address can be written: `#form:3` (C-045). */
const FORM_HASH = /^#form:/

const NOWHERE = 'https://nowhere.invalid'

/**
 * The address of a link, ready for `href`: a path of the site gets its language prefix, a predefined alias its url, pages and
 * files are found by id, phones and mailboxes get their scheme (A-117, A-145, B-260, B-262). Null when it leads nowhere that is safe.
 */
export function hrefOf({ url, link_type, target_type }: LinkTarget, lookups: LinkLookups): string | null {
  if (target_type === 'phone') return phoneHref(url)
  if (target_type === 'email') return emailHref(url)
  if (link_type === 'page') return pageIdHref(url, lookups)
  if (link_type === 'file') return fileHref(url, lookups)
  if (link_type === 'form') return formHref(url)
  const aliased = aliasOf(url, lookups)
  const enquiry = enquiryOf(aliased?.url ?? url)
  if (enquiry) return lookups.findEnquiry?.(enquiry) ?? null
  return aliased ? addressHref(aliased.url, undefined) : addressHref(url, link_type)
}

/** A link as a page sends it; null when its target cannot be reached (C-162 then drops it, a block shows none). */
export function linkView(link: Link, lookups: LinkLookups): LinkView | null {
  const href = hrefOf(link, lookups)
  if (href === null) return null
  const aliased = aliasOf(link.url, lookups)
  const isEnquiry = enquiryOf(aliased?.url ?? link.url) !== null
  const isExternal = /^https?:/.test(href)
  // A chat opens beside the page, which stays where it is.
  const newTab = link.target_action === 'new_tab' || (isEnquiry && isExternal)
  const isPredefined = aliased !== undefined && !isEnquiry
  return {
    ...(isPredefined ? { isPredefined } : {}),
    href,
    label: link.label ?? '',
    isExternal,
    newTab,
    opens: newTab ? 'page' : opensIn(link),
  }
}

/** A button as a page sends it. Types other than primary and tertiary are drawn as secondary (B-259, C-420). */
export function buttonView({ target, button_type, id, ...rest }: Button, lookups: LinkLookups): ButtonView | null {
  const view = linkView({ ...rest, url: target }, lookups)
  const variant = button_type === 'primary' || button_type === 'tertiary' ? button_type : 'secondary'
  return view && { ...view, id, variant }
}

function aliasOf(url: string, { predefinedLinks }: LinkLookups) {
  return predefinedLinks.find(({ alias }) => alias === url.trim())
}

function opensIn({ target_type, target_action }: Link): LinkView['opens'] {
  if (target_type === 'phone' || target_type === 'email') return 'page'
  if (target_type === 'embed') return 'embed'
  return target_action === 'modal' ? 'modal' : 'page'
}

function addressHref(address: string, linkType: Link['link_type']): string | null {
  const url = address.trim()
  if (/^tel:/i.test(url)) return phoneHref(url)
  if (/^mailto:/i.test(url)) return emailHref(url)
  if (FORM_HASH.test(url)) return formHref(url.replace(FORM_HASH, ''))
  if (url.startsWith('//')) return externalHref(`https:${url}`)
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return externalHref(url)
  return linkType === 'external' && !/^[/?#]/.test(url) ? externalHref(`https://${url}`) : internalHref(url)
}

function externalHref(url: string): string | null {
  const parsedUrl = URL.canParse(url) ? new URL(url) : null
  return parsedUrl && /^https?:$/.test(parsedUrl.protocol) ? parsedUrl.href : null
}

function internalHref(url: string): string | null {
  const [beforeHash = '', ...hash] = url.split('#')
  const [path = '', ...query] = beforeHash.split('?')
  const pagePath = parsePagePath(path)
  if (pagePath === null) return null
  const { search, hash: fragment } = new URL(`?${query.join('?')}#${hash.join('#')}`, NOWHERE)
  if (path === '') return search + fragment || null // '#section' and '?page=2' stay on their page
  const isMedia = path.startsWith('/media/')
  return (isMedia ? `/${pageHref(pagePath).slice(BASE_PATH.length)}` : pageHref(pagePath)) + search + fragment
}

function pageIdHref(id: string, { findPagePath }: LinkLookups): string | null {
  const path = findById(id, findPagePath)
  return path === null ? null : pageHref(path)
}

function fileHref(id: string, { findFileName }: LinkLookups): string | null {
  const name = findById(id, findFileName)
  return name === null ? null : `/media/api/v2/files/${id.trim()}/${encodeURIComponent(name)}`
}

/** The page of a form, which the browser opens over the page where it can. */
function formHref(id: string): string | null {
  return /^[1-9]\d{0,9}$/.test(id.trim()) ? `${BASE_PATH}form/${id.trim()}` : null
}

function findById(id: string, find: (id: number) => string | null): string | null {
  return /^[1-9]\d{0,9}$/.test(id.trim()) ? find(Number(id)) : null
}

function phoneHref(number: string): string | null {
  const dialled = latinDigits(number).replace(/[^\d+]/g, '')
  const digits = dialled.replaceAll('+', '')
  if (digits === '') return null
  return `tel:${dialled.startsWith('+') ? '+' : ''}${digits}`
}

function emailHref(address: string): string | null {
  const mailbox = address.trim().replace(/^mailto:/i, '')
  return /^[^\s@<>"?&:/\\]+@[^\s@<>"?&:/\\]+$/.test(mailbox) ? `mailto:${encodeURI(mailbox)}` : null
}
