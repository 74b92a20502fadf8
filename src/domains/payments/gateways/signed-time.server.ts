import { createHmac, timingSafeEqual } from 'node:crypto'
import { minutes } from '#kernel/durations.ts'

const MOST_SKEW_MS = minutes(5)

/** `t=…,v1=…` over the time, a dot and the raw bytes. */
export function signWithTime(secret: string, bytes: Uint8Array, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${digestOf(secret, time, bytes).toString('hex')}`
}

/** Whether a signature is right, and its time no more than five minutes off. */
export function checkSignedTime(
  secret: string,
  { bytes, signature, now }: { bytes: Uint8Array; signature: string; now: Date },
): 'genuine' | 'forged' | 'stale' {
  const [, time, hex] = signature.match(/^t=(\d{1,12}),v1=([0-9a-f]{64})$/) ?? []
  if (time === undefined || hex === undefined || !timingSafeEqual(digestOf(secret, Number(time), bytes), Buffer.from(hex, 'hex'))) return 'forged'
  return Math.abs(now.getTime() - Number(time) * 1000) > MOST_SKEW_MS ? 'stale' : 'genuine'
}

function digestOf(secret: string, time: number, bytes: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(bytes).digest()
}
