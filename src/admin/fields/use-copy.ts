import { useNotify } from 'react-admin'
import type { Words } from '#kernel/words/words.ts'
import { useWords } from '../i18n/use-words.ts'

const copyWords = {
  failed: ['The browser does not allow copying. Mark the text and copy it by hand.', 'لا يسمح المتصفح بالنسخ. حدّد النص وانسخه يدويًا.'],
} as const satisfies Words

/** Copies a text, and tells that it did, by `notice`, or that the browser does not allow it. */
export function useCopy() {
  const word = useWords(copyWords)
  const notify = useNotify()
  return async (text: string, notice: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify(notice, { type: 'success' })
    } catch {
      // Browsers allow it only where people do, and on safe addresses.
      notify(word('failed'), { type: 'error' })
    }
  }
}
