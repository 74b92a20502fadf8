import { X509Certificate } from 'node:crypto'
import { trustedRoots } from '#platform/http/trusted-roots.server.ts'
import { hours, minutes } from '#kernel/durations.ts'
import { GatewayUnreachable } from '../../gateway.ts'

type Place = { hosts: ReadonlySet<string>; signer: string }
/** Where PayPal keeps the certificates of its webhooks, and in whose name they are: the sandbox has hosts and a name of its own. */
const live: Place = { hosts: new Set(['api.paypal.com', 'api-m.paypal.com']), signer: 'messageverificationcerts.paypal.com' }
const sandbox: Place = {
  hosts: new Set(['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com']),
  signer: 'messageverificationcerts.sandbox.paypal.com',
}

const PATH = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/
const KEPT_MS = hours(24)
const FAILURE_KEPT_MS = minutes(1)
const MOST_KEPT = 50
/** Fetches in a minute, so that invented addresses of PayPal's own host do not turn the site against it. PayPal repeats what is refused. */
const MOST_FETCHES = 20
const LONGEST_CHAIN = 5

export type PaypalCertificates = {
  /** Whether PayPal keeps certificates at this address. */
  mayServe: (url: URL) => boolean
  /** The certificate at an address if PayPal's name is in it and its chain leads to a root; null otherwise. Throws GatewayUnreachable. */
  find: (url: URL, now: Date) => Promise<X509Certificate | null>
}

type Options = {
  /** Origin of PayPal's API, which says whether this is the sandbox. */
  origin: string
  fetchText: (url: string) => Promise<string>
  /** Certificates that are trusted, in PEM; those of Node without it. */
  roots?: readonly string[]
}
type CachedCertificate = { until: number; certificate: Promise<X509Certificate | null> }

export function createPaypalCertificates({ origin, fetchText, roots = trustedRoots }: Options): PaypalCertificates {
  const own = new URL(origin)
  const { hosts, signer } = own.hostname.endsWith('.sandbox.paypal.com') ? sandbox : live
  const certificates = new Map<string, CachedCertificate>()
  const fetches: number[] = []
  let trusted: readonly X509Certificate[] | null = null

  const fetchVerified = async (url: URL, now: Date): Promise<X509Certificate | null> => {
    const text = await fetchText(url.href)
    trusted ??= roots.map((pem) => new X509Certificate(pem))
    const [certificate, ...others] = certificatesOf(text)
    const isSigner = certificate?.subject?.split('\n').includes(`CN=${signer}`)
    return certificate && isSigner && isTrusted(certificate, { others, trusted, now }) ? certificate : null
  }

  return {
    mayServe: (url) => {
      const isPlainly = url.username === '' && url.password === '' && url.search === '' && url.hash === '' && PATH.test(url.pathname)
      return isPlainly && (url.origin === own.origin || (url.protocol === 'https:' && url.port === '' && hosts.has(url.hostname)))
    },
    find: async (url, now) => {
      const time = now.getTime()
      const knownEntry = certificates.get(url.href)
      if (!knownEntry || knownEntry.until <= time) {
        while (fetches[0] !== undefined && fetches[0] <= time - minutes(1)) fetches.shift()
        if (fetches.length >= MOST_FETCHES) throw new GatewayUnreachable('too many certificates of PayPal were asked for')
        fetches.push(time)
        const entry = { until: time + FAILURE_KEPT_MS, certificate: fetchVerified(url, now) }
        keep(certificates, url.href, entry)
        if (await entry.certificate) entry.until = time + KEPT_MS
      }
      const certificate = (await certificates.get(url.href)?.certificate) ?? null
      return certificate && isValidAt(certificate, now) ? certificate : null
    },
  }
}

/** Keeps an entry; of too many the one that lapses first goes, so that failures never push out a certificate that is in use. */
function keep(certificates: Map<string, CachedCertificate>, address: string, entry: CachedCertificate): void {
  certificates.set(address, entry)
  if (certificates.size <= MOST_KEPT) return
  const [first] = [...certificates].sort(([, one], [, other]) => one.until - other.until)
  if (first) certificates.delete(first[0])
}

function certificatesOf(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.slice(0, LONGEST_CHAIN).map((pem) => new X509Certificate(pem))
  } catch {
    // The caller refuses the message as forged.
    return []
  }
}

/** Whether a chain leads from a certificate, through those that came with it, to one that is trusted; all of them valid now. */
function isTrusted(
  certificate: X509Certificate,
  { others, trusted, now }: { others: readonly X509Certificate[]; trusted: readonly X509Certificate[]; now: Date },
): boolean {
  let current = certificate
  for (let length = 0; length < LONGEST_CHAIN; length += 1) {
    if (!isValidAt(current, now)) return false
    const issued = (issuer: X509Certificate) => issuer.ca && current.checkIssued(issuer) && current.verify(issuer.publicKey)
    const root = trusted.find(issued)
    if (root) return isValidAt(root, now)
    const next = others.find((other) => other !== current && issued(other))
    if (!next) return false
    current = next
  }
  return false
}

function isValidAt({ validFromDate, validToDate }: X509Certificate, now: Date): boolean {
  return validFromDate <= now && now <= validToDate
}
