import type { SiteWordKey } from '../words.ts'

type HttpErrorWord = Extract<SiteWordKey, `http.${string}`>
const byStatus: Readonly<Record<number, HttpErrorWord>> = {
  400: 'http.400',
  401: 'http.401',
  403: 'http.403',
  404: 'http.404',
  409: 'http.409',
  410: 'http.410',
  422: 'http.422',
  429: 'http.429',
}

/** The message for a failed request and whether trying again can help; a null status is one that never got an answer. */
export function httpErrorWord(status: number | null, isOnline = true): { key: HttpErrorWord; canRetry: boolean } {
  if (status === null) return { key: isOnline ? 'http.network' : 'http.offline', canRetry: true }
  if (status >= 500) return { key: 'http.5xx', canRetry: true }
  return { key: byStatus[status] ?? 'http.400', canRetry: status === 429 }
}
