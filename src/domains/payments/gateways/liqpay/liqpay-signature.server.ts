import { createHash, timingSafeEqual } from 'node:crypto'

/** Parameters as LiqPay takes them: JSON in base64. */
export function liqpayData(parameters: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(parameters)).toString('base64')
}

/** LiqPay's signature: base64 of the SHA-1 of private key, data and private key. */
export function liqpaySignature(privateKey: string, data: string): string {
  return createHash('sha1').update(`${privateKey}${data}${privateKey}`).digest('base64')
}

export function isLiqpaySignature(privateKey: string, { data, signature }: { data: string; signature: string }): boolean {
  const [expected, givenBytes] = [Buffer.from(liqpaySignature(privateKey, data)), Buffer.from(signature)]
  return expected.length === givenBytes.length && timingSafeEqual(expected, givenBytes)
}
