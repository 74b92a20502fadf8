import { z } from 'zod'
import type { Catalogue } from '../catalogue.ts'
import type { FieldDef } from '#fields/field-types.ts'
import { CONDITION, conditionField } from '../condition.ts'
import type { StoredBlock } from './stored-block.ts'
import { valueSchema } from './value-schema.ts'

/** Where a stored value is wrong: `block` and `group` are ids, `field` a symbol, `code` says what (zod's code or our own). */
export type BlockProblem = { block: string; group?: string; field?: string; code: string; message: string }

/** Pages longer than this are a mistake or an attack. */
export const MAX_BLOCKS = 300

/**
 * Checks every block of a page against its template: values, required fields, most groups (B-290 to B-303). A template that
 * this build does not know is left alone. An empty list means valid.
 */
export function validateBlocks(blocks: readonly StoredBlock[], catalogue: Catalogue): BlockProblem[] {
  const problems: BlockProblem[] = []
  if (blocks.length > MAX_BLOCKS) problems.push({ block: '', code: 'too_many_blocks', message: `at most ${MAX_BLOCKS} blocks` })
  const seenIds = new Set<string>()
  for (const block of blocks) {
    if (seenIds.has(block.id)) problems.push({ block: block.id, code: 'duplicate_id', message: 'two blocks share this id' })
    seenIds.add(block.id)
    const template = catalogue.get(block.template)
    if (template) problems.push(...validateBlock(block, template.block))
  }
  return problems
}

type Checkable = { fields: readonly FieldDef[]; groups?: { max?: number; fields: readonly FieldDef[] } }

function validateBlock(storedBlock: StoredBlock, block: Checkable): BlockProblem[] {
  const problems: BlockProblem[] = checkValues(storedBlock.fields, block.fields).map((flaw) => ({ block: storedBlock.id, ...flaw }))
  const max = block.groups ? (block.groups.max ?? Number.POSITIVE_INFINITY) : 0
  if (storedBlock.groups.length > max) {
    problems.push({ block: storedBlock.id, code: 'too_many_groups', message: `at most ${max} groups` })
  }
  for (const group of storedBlock.groups) {
    const flaws = checkValues(group.fields, block.groups?.fields ?? [])
    problems.push(...flaws.map((problem) => ({ block: storedBlock.id, group: group.id, ...problem })))
  }
  return problems
}

function checkValues(values: Record<string, unknown>, fields: readonly FieldDef[]) {
  // Every block and every item may have a condition, whatever its template says.
  return [...fields.filter(({ symbol }) => symbol !== CONDITION), conditionField].flatMap((field) => {
    if (field.field_type === 'Separator') return []
    const result = valueSchema(field).safeParse(values[field.symbol])
    if (result.success) return []
    const issue = result.error.issues[0]
    return [{ field: field.symbol, code: issue?.code ?? 'invalid', message: z.prettifyError(result.error) }]
  })
}
