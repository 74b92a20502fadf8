import { z } from 'zod'
import type { Purpose } from '../purpose.ts'

/** Rules of the policy by what they are about. Browsers name the part of a rule that they checked. */
const purposeOfDirective = new Map<string, Purpose | 'other'>([
  ['script-src', 'script'],
  ['script-src-elem', 'script'],
  ['script-src-attr', 'script'],
  ['style-src', 'style'],
  ['style-src-elem', 'style'],
  ['style-src-attr', 'style'],
  ['font-src', 'font'],
  ['img-src', 'image'],
  ['media-src', 'media'],
  ['frame-src', 'frame'],
  ['child-src', 'frame'],
  ['connect-src', 'connect'],
  ['form-action', 'form'],
  ['worker-src', 'other'],
  ['object-src', 'other'],
  ['default-src', 'other'],
  ['manifest-src', 'other'],
])

export function purposeOf(directive: string): Purpose | 'other' | undefined {
  return purposeOfDirective.get(directive)
}

/** Stands for all addresses but those of published pages, whose paths never begin like this. */
export const OTHER_ADDRESSES = '/'

/** What a browser reports; everything else of it is left unread. */
const Report = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(4000),
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(2000),
    'blocked-uri': z.string().max(4000),
  }),
})

/** What was refused on which page. */
export type PolicyViolation = { pathname: string; directive: string; blocked: string }

/** Reads a report; null for what is none, and for what extensions of browsers put into pages. */
export function readViolation(json: unknown): PolicyViolation | null {
  const parsedReport = Report.safeParse(json)
  if (!parsedReport.success) return null
  const report = parsedReport.data['csp-report']
  const directive = report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? ''
  const blocked = blockedOf(report['blocked-uri'])
  const address = report['document-uri']
  if (purposeOf(directive) === undefined || blocked === null || !URL.canParse(address)) return null
  return { pathname: new URL(address).pathname, directive, blocked }
}

const MOST_ORIGIN = 200

/** An origin without its path and query, which may hold something of a visitor. */
function blockedOf(address: string): string | null {
  if (address === 'inline' || address === 'eval') return address
  if (!URL.canParse(address)) return null
  const { protocol, origin } = new URL(address)
  return /^(https?|wss?):$/.test(protocol) && origin.length <= MOST_ORIGIN ? origin : null
}
