import { mailPartOf } from '#mails/mail-words.ts'
import { useWords } from '../i18n/use-words.ts'
import { mailPartWords, mailWords } from './words.ts'

/** What a text of a mail is called where its mail is not at hand, by its name in the audit log: `ar.placed_subject`. */
export function useMailPartName(): (place: string) => string {
  const part = useWords(mailPartWords)
  const word = useWords(mailWords)
  return (place) => {
    const [language = '', key = ''] = place.split('.')
    const name = part(mailPartOf(key), { text: key }).replace(/: .*$/, '')
    return word('part_in', { part: name, language: word(language === 'en' ? 'en' : 'ar') })
  }
}
