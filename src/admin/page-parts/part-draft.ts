import { readJson } from '#kernel/json/json.ts'
import { storedValue } from '../settings/settings-source.ts'
import type { PartRecord } from './page-parts-source.ts'
import { fieldOf, type PagePart } from './parts.ts'

export type PartDraft = { settings: { key: string; value: unknown }[]; words: Record<string, string> }

/** What the form of a part holds, as the preview is asked for it; null while something of it is no JSON. */
export function draftOf({ definitions, translations }: PartRecord, values: Readonly<Record<string, unknown>>): PartDraft | null {
  try {
    return {
      settings: definitions.map(({ key, format }) => ({ key, value: emptyAsDefault(format, storedValue(format, values[fieldOf('setting', key)])) })),
      words: Object.fromEntries(translations.map(({ key }) => [key, String(values[fieldOf('word', key)] ?? '')])),
    }
  } catch {
    // The field with the flawed value says so; the preview keeps the last good one.
    return null
  }
}

/** A number that is being typed anew has none for a moment. */
function emptyAsDefault(format: string, value: unknown): unknown {
  return format === 'number' && (value === '' || value === undefined) ? null : value
}

/** The page that a part is shown on: the first that the part's setting lists, else the home page. */
export function pathOf({ shownOn }: PagePart, values: Readonly<Record<string, unknown>>): string {
  const json = shownOn ? readJson(String(values[fieldOf('setting', shownOn)] ?? '')) : null
  const pages = json?.ok ? (json.value as { pages?: unknown } | null)?.pages : undefined
  return typeof pages === 'string' ? (pages.split(/[,\r\n]/).find((path) => path.trim() !== '') ?? '').trim() : ''
}
