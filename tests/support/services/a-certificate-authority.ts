import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

export type TestCertificate = { pem: string; key: KeyObject; name: string }
type CertificateRequest = { name: string; issuer?: TestCertificate; isAuthority?: boolean; from?: Date; to?: Date }

/** Makes a certificate (X.509, written by hand in DER): of an authority of its own without an `issuer`. */
export function aCertificate({
  name,
  issuer,
  isAuthority = false,
  from = new Date('2020-01-01'),
  to = new Date('2049-01-01'),
}: CertificateRequest): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const serial = createHash('sha256').update(`${name}${issuer?.name}${from.getTime()}`).digest().subarray(0, 8)
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ALGORITHM,
    nameOf(issuer?.name ?? name),
    sequence(timeOf(from), timeOf(to)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(isAuthority
      ? [der(0xa3, sequence(sequence(identifier('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff])))))))]
      : []),
  )
  const signature = createSign('RSA-SHA256')
    .update(body)
    .sign(issuer?.key ?? privateKey)
  const base64 = sequence(body, ALGORITHM, der(0x03, Buffer.from([0]), signature)).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.replace(/(.{64})/g, '$1\n').trim()}\n-----END CERTIFICATE-----\n`
  return { pem, key: privateKey, name }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const bytes = body.length < 0x80 ? [] : Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, bytes.length === 0 ? body.length : 0x80 + bytes.length, ...bytes]), body])
}
function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts)
}
/** A positive number. */
function integer(bytes: Buffer): Buffer {
  return der(0x02, Buffer.concat([Buffer.from([0]), bytes].slice((bytes[0] ?? 0) < 0x80 ? 1 : 0)))
}
function identifier(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'))
}
function nameOf(commonName: string): Buffer {
  return sequence(der(0x31, sequence(identifier('550403'), der(0x0c, Buffer.from(commonName)))))
}
function timeOf(date: Date): Buffer {
  return der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`))
}
/** sha256WithRSAEncryption */
const ALGORITHM = sequence(identifier('2a864886f70d01010b'), der(0x05))
