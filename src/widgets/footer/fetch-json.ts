const TIMEOUT_MS = 8000

/** What an address answers as JSON, in good time; throws when it is slow, refuses, or answers something else. */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
