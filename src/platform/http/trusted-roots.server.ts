import { rootCertificates } from 'node:tls'

/** The authorities that this Node trusts, in PEM. */
export const trustedRoots: readonly string[] = rootCertificates
