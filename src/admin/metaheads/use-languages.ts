import type { Metahead } from '#domains/content/index.ts'
import { metaheadWords } from '#staff/metaheads/words.ts'
import { useWords } from '../i18n/use-words.ts'

// A record, so that the compiler reports a language that is missing here; the schema itself stays out of the bundle.
const languages: Record<Metahead['language'], true> = { javascript: true, 'js-src': true, css: true, sass: true, scss: true, html: true }

/** The languages of a metahead as the choices of an input. */
export function useLanguageChoices(): { id: string; name: string }[] {
  const word = useWords(metaheadWords)
  return (Object.keys(languages) as Metahead['language'][]).map((id) => ({ id, name: word(`lang_${id}`) }))
}
