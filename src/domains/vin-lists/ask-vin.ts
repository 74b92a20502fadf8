import type { FoundMap } from './map-package.ts'

const TIMEOUT_MS = 15_000

/** Whether a vehicle is on a list, or on any (B-312). Anything but a clear answer is `failed`. */
export async function askWhetherListed(vin: string, list: string | null): Promise<'listed' | 'clear' | 'failed'> {
  try {
    const answer = await fetch('/api/vin-check', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(list === null ? { vin } : { vin, list }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { data } = (await answer.json()) as { data?: { affected?: unknown } }
    if (answer.ok && typeof data?.affected === 'boolean') return data.affected ? 'listed' : 'clear'
    console.warn('a VIN was not checked', answer.status)
  } catch (error) {
    console.warn('a VIN was not checked', error)
  }
  return 'failed'
}

/** The maps for a VIN from an address with `{vin}` in it; null where there are none, and when the answer is none (B-020). */
export async function askForMap(address: string, vin: string): Promise<FoundMap | null> {
  try {
    const answer = await fetch(address.replaceAll('{vin}', encodeURIComponent(vin)), { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.status === 404) return null
    const { data } = (await answer.json()) as { data?: FoundMap }
    if (answer.ok && typeof data?.download_url === 'string') return data
    console.warn('maps were not found', answer.status)
  } catch (error) {
    console.warn('maps were not found', error)
  }
  return null
}
