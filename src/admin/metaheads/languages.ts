import type { Metahead } from '#domains/content/index.ts'

// Spelled out as a record, so that a language that is added to the schema cannot be forgotten here; the schema itself stays out of the bundle.
const languages: Record<Metahead['language'], true> = { javascript: true, 'js-src': true, css: true, sass: true, scss: true, html: true }

export const languageChoices = Object.keys(languages).map((id) => ({ id, name: id }))
