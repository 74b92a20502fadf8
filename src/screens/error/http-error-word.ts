import { httpErrorWords } from './words.ts'

type HttpErrorWord = keyof typeof httpErrorWords.words

/** The message for a failed request and whether trying again can help; a null status is one that never got an answer. */
export function httpErrorWord(status: number | null, isOnline = true): { key: HttpErrorWord; canRetry: boolean } {
  if (status === null) return { key: isOnline ? 'network' : 'offline', canRetry: true }
  if (status >= 500) return { key: '5xx', canRetry: true }
  return { key: hasWord(status) ? status : 400, canRetry: status === 429 }
}

function hasWord(status: number): status is Extract<HttpErrorWord, number> {
  return Object.hasOwn(httpErrorWords.words, status)
}
