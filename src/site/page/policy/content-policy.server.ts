import { createHash } from 'node:crypto'
import type { ProviderSources } from '#domains/payments/index.ts'
import type { TagSources } from '#domains/tags/index.ts'
import { beforePaint } from '../before-paint.ts'
import type { HeadParts } from '../metahead-parts.server.ts'
import { NONCE_PLACE } from './open-end.server.ts'

const ownDigest = `'sha256-${createHash('sha256').update(beforePaint).digest('base64')}'`
/** Where browsers tell what they refused on pages with tags. All browsers know this way, and it works without https. */
const REPORTS_ADDRESS = '/api/policy_reports'

const frames = ['https://www.youtube-nocookie.com']

/** Sources for Google Maps. It adds style elements whose digests cannot be known beforehand. */
const maps = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  styles: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
}

/** Sources for reCAPTCHA, as its maker names them. */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** What a page may do besides what all pages may. */
export type AllowedSources = {
  connections: readonly string[]
  ownStyles: readonly string[]
  /** Digests of the styles that the page carries itself. */
  ownStyleDigests: readonly string[]
  hasMaps: boolean
  hasCaptcha: boolean
  payments: ProviderSources | null
  /** What tags may use; null for a page without tags. */
  tags: PageTagSources | null
}

/** `digests` are those of our own scripts that bring tags. */
export type PageTagSources = TagSources & { limitsImages: boolean; digests: readonly string[] }

type Parts = Pick<HeadParts, 'scriptHashes' | 'styleHashes' | 'scriptHosts' | 'styleHosts' | 'frameHosts'>

/**
 * The content security policy of a page. Without tags it allows only our own files, our one script and metaheads by digest. With tags it trusts what
 * carries the nonce of the answer or a digest, and what such scripts load; the place of the nonce is {@link NONCE_PLACE}.
 */
export function contentPolicy(parts: Parts, allowedSources: AllowedSources): string {
  const { scriptHashes, styleHashes, scriptHosts } = parts
  const { connections, ownStyles, ownStyleDigests, hasMaps, hasCaptcha, payments, tags } = allowedSources
  const tagHosts = tags?.hosts
  const styles = [...ownStyles, ...(hasMaps ? maps.styles : []), ...(payments?.styles ?? []), ...(tagHosts ? [...parts.styleHosts, ...tagHosts.style] : [])]
  if (tags?.inlineStyles && !styles.includes("'unsafe-inline'")) styles.push("'unsafe-inline'")
  const scripts = [...(hasMaps ? maps.scripts : []), ...(hasCaptcha ? captcha.scripts : []), ...(payments?.scripts ?? [])]
  const allFrames = [
    ...frames,
    ...(hasCaptcha ? captcha.frames : []),
    ...(payments?.frames ?? []),
    ...(tagHosts ? [...parts.frameHosts, ...tagHosts.frame] : []),
  ]
  // A digest would make browsers ignore 'unsafe-inline', which only maps, PayPal, some tags and the development server need.
  const digests = styles.includes("'unsafe-inline'") ? [] : [...ownStyleDigests, ...styleHashes]
  // Browsers that know 'strict-dynamic' ignore the hosts of scripts; others need them.
  const trusted = tags ? [...tags.digests, ...tags.hosts.script, `'nonce-${NONCE_PLACE}'`, `'strict-dynamic'`] : []
  return [
    `default-src 'self'`,
    ...selfDirective('script-src', [ownDigest, ...scriptHashes, ...scriptHosts, ...scripts, ...trusted]),
    ...selfDirective('style-src', [...styles, ...digests]),
    tags?.limitsImages ? `img-src 'self' data: ${tags.hosts.image.join(' ')}` : `img-src 'self' data: https:`,
    `media-src 'self' https:`,
    ...selfDirective('font-src', [...(hasMaps ? maps.fonts : []), ...(tagHosts?.font ?? [])]),
    `frame-src 'self' ${[...new Set(allFrames)].join(' ')}`,
    ...selfDirective('connect-src', [...new Set([...connections, ...scriptHosts, ...scripts, ...(payments?.connections ?? []), ...(tagHosts?.connect ?? [])])]),
    `object-src 'none'`,
    `base-uri 'none'`,
    ['form-action', `'self'`, ...(payments?.forms ?? []), ...(tagHosts?.form ?? [])].join(' '),
    `frame-ancestors 'self'`,
    ...(tags ? [`report-uri ${REPORTS_ADDRESS}`] : []),
  ].join('; ')
}

/** A directive with 'self' and these sources; none without sources, since default-src covers it. Saves bytes in the first packets. */
function selfDirective(directive: string, sources: readonly string[]): string[] {
  return sources.length > 0 ? [`${directive} 'self' ${sources.join(' ')}`] : []
}
