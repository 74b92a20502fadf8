import type { Metahead } from '#domains/content/index.ts'

// A record, so that the compiler reports a language that is missing here; the schema itself stays out of the bundle.
const languages: Record<Metahead['language'], true> = { javascript: true, 'js-src': true, css: true, sass: true, scss: true, html: true }

export const languageChoices = Object.keys(languages).map((id) => ({ id, name: id }))
