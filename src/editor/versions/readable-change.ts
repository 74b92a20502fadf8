import type { FieldDef } from '#fields/field-types.ts'
import { blockTemplates } from '../catalogue/block-templates.ts'
import type { PageChange } from '#domains/content/index.ts'
import { nameIn } from '#fields/name-in.ts'
import type { Language } from '#kernel/words/words.ts'
import type { Word } from '../words/use-word.ts'
import type { versionsWords } from './words.ts'

type Speech = { word: Word<typeof versionsWords>; language: Language }

function fieldOf({ template, group, field }: PageChange): FieldDef | undefined {
  const block = template === undefined ? undefined : blockTemplates.get(template)?.block
  const fields: readonly FieldDef[] | undefined = group === undefined ? block?.fields : block?.groups?.fields
  return fields?.find(({ symbol }) => symbol === field)
}

/** The label of a changed field; its symbol when the template no longer has it. */
export function fieldName(change: PageChange, { word, language }: Speech, words: Record<string, unknown>): string {
  const symbol = change.field ?? ''
  const key = `field_${symbol.replace(/^\$/, '')}`
  if ((change.block === undefined || symbol.startsWith('$')) && key in words) return word(key as keyof typeof versionsWords)
  const field = fieldOf(change)
  return field ? nameIn(language, field.label) : symbol
}

/** A stored value as readable text: HTML as its text, an option by its label, a picture or link by its target. '' for empty values. */
export function readableValue(value: unknown, change: PageChange, speech: Speech): string {
  const { word, language } = speech
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return word(value ? 'yes' : 'no')
  const field = fieldOf(change)
  if (typeof value === 'string' || typeof value === 'number') {
    if (field?.field_type === 'Select') {
      const option = field.options.find((one) => one.value === value)
      return option ? nameIn(language, option.label) : String(value)
    }
    return field?.field_type === 'Markdown' ? textOfMarkup(String(value)) : String(value)
  }
  if (Array.isArray(value)) return value.map((item) => readableValue(item, change, speech)).join('\n')
  return readableRecord(value as Record<string, unknown>, field, speech)
}

function readableRecord(value: Record<string, unknown>, field: FieldDef | undefined, { word }: Speech): string {
  if (field?.field_type === 'Image') return [word('picture', { id: String(value.id) }), value.alt].filter(Boolean).join(': ')
  const target = value.url ?? value.target
  if (target !== undefined) return [value.label, target, value.button_type, value.target_action].filter(Boolean).join(' · ')
  if (value.from !== undefined && value.to !== undefined) return `${value.from} – ${value.to}`
  return JSON.stringify(value, null, 2)
}

/** The text of HTML, one line per block element. */
export function textOfMarkup(html: string): string {
  const document = new DOMParser().parseFromString(html.replace(/<\/(p|h[1-6]|li|tr|div)>|<br\s*\/?>/gi, '$&\n'), 'text/html')
  return document.body.textContent.trim()
}
