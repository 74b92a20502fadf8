import { useTranslate } from 'react-admin'
import { useMay } from '../app/signed-in.ts'
import { errorWords } from '../data-provider/error-words.ts'
import { useLanguage } from '../i18n/use-words.ts'

/** What the picture library is told of the admin. */
export function useLibraryRoom() {
  const translate = useTranslate()
  const language = useLanguage()
  const mayWrite = useMay('media.write')
  const sayFailure = (code: string) => translate(`errors.${Object.hasOwn(errorWords, code) ? code : 'error'}`)
  return { language, mayWrite, sayFailure }
}
