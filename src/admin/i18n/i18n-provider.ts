import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import type { Subject } from '../app/subject.ts'
import { errorWords } from '../data-provider/error-words.ts'
import { arabicMessages } from './arabic-messages.ts'
import { type Language, languages, type Words } from '#kernel/words/words.ts'

/** Labels that several tables share. React-admin looks them up under `frame.`. */
const frameWords = {
  actions: ['Actions', 'الإجراءات'],
} as const satisfies Words

const names: Record<Language, string> = { ar: 'العربية', en: 'English' }

/** The messages of react-admin, with the names and field labels of every subject. */
export function messagesOf(language: Language, subjects: readonly Subject[]): TranslationMessages {
  return Object.assign(
    {},
    language === 'ar' ? arabicMessages : { ...englishMessages, ...mendedMessages },
    flatMessages('errors', errorWords, language),
    flatMessages('frame', frameWords, language),
    ...subjects.map((subject) => subjectMessages(subject, language)),
  )
}

/** Starts in `language`; react-admin's store remembers the chosen language. */
export function createI18nProvider(language: Language, subjects: readonly Subject[], onChange: (language: Language) => void): I18nProvider {
  const provider = polyglotI18nProvider(
    (locale) => messagesOf(locale === 'en' ? 'en' : 'ar', subjects),
    language,
    languages.map((locale) => ({ locale, name: names[locale] })),
  )
  return {
    ...provider,
    async changeLocale(locale) {
      await provider.changeLocale(locale)
      onChange(locale === 'en' ? 'en' : 'ar')
    },
  }
}

/** Messages of react-admin that do not fit the names of our subjects: "No Bin yet." */
const mendedMessages = { 'ra.page.empty': 'This list is empty so far.', 'ra.page.invite': 'Add the first entry and it appears here.' }

function subjectMessages({ name, words, fields }: Subject, language: Language): Record<string, string> {
  const index = language === 'ar' ? 1 : 0
  const one = words.one[index]
  const many = words.many[index]
  return {
    // Polyglot expects Arabic plural forms in the order zero, one, two, more.
    [`resources.${name}.name`]: language === 'ar' ? [many, one, many, many, many, many].join(' |||| ') : `${one} |||| ${many}`,
    ...flatMessages(`resources.${name}.fields`, fields, language),
  }
}

function flatMessages(prefix: string, words: Words, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([key, pair]) => [`${prefix}.${key}`, pair[language === 'ar' ? 1 : 0]]))
}
