import { readJson } from '#kernel/json/json.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Block } from '../define-block.ts'
import type { Button, FieldDef, Link } from '#fields/field-types.ts'
import { pictureOf } from './listed-pictures.ts'
import type { StoredBlock } from './stored-block.ts'

/** Ids of library pictures, pages and files that stored blocks point to; fetched together before they are resolved. */
export type References = { images: Set<number>; pages: Set<number>; files: Set<number> }

export const noReferences = (): References => ({ images: new Set(), pages: new Set(), files: new Set() })

/** Adds what one stored block points to. Values that do not fit their field are passed over; resolving reports them. */
export function collectReferences(storedBlock: StoredBlock, block: Block, into: References): void {
  collectValues(storedBlock.fields, block.fields, into)
  for (const group of storedBlock.groups) collectValues(group.fields, block.groups?.fields ?? [], into)
}

/** What all blocks of a page point to; one of an unknown template points to nothing. */
export function referencesOf(blocks: readonly StoredBlock[], catalogue: Catalogue): References {
  const references = noReferences()
  for (const block of blocks) {
    const template = catalogue.get(block.template)
    if (template) collectReferences(block, template.block, references)
  }
  return references
}

function collectValues(values: Record<string, unknown>, fields: readonly FieldDef[], into: References): void {
  for (const field of fields) {
    const value = values[field.symbol] ?? field.default
    if (!value) continue
    if (field.field_type === 'Image') addId((value as { id?: unknown }).id, into.images)
    if (field.field_type === 'Json' && field.pictures) for (const entry of listOf(value)) addId(pictureOf(entry, field).id, into.images)
    if (field.field_type === 'Link') addTarget((value as Link).link_type, (value as Link).url, into)
    if (field.field_type === 'LinksCollection' && Array.isArray(value)) {
      for (const button of value as (Button | null)[]) addTarget(button?.link_type, button?.target, into)
    }
  }
}

/** A stored list, which may be the text of one. */
function listOf(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : []
  const json = readJson(value)
  return json.ok ? listOf(json.value) : []
}

function addTarget(type: Link['link_type'], target: unknown, into: References): void {
  if (type === 'page') addId(Number(target), into.pages)
  if (type === 'file') addId(Number(target), into.files)
}

function addId(id: unknown, into: Set<number>): void {
  if (isRowId(id)) into.add(id)
}
