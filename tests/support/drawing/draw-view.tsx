import { resolveBlock } from '#block-engine/resolve-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'

/** The props of a view as a page gives them: stored values, defaults, and what the loader found. */
export function propsOf<Props>(
  template: string,
  fields: Record<string, unknown>,
  data: unknown = undefined,
  groups: readonly Record<string, unknown>[] = [],
): Props {
  const knownTemplate = catalogue.get(template)
  const resolved = knownTemplate && resolveBlock(aStoredBlock(template, fields, groups), knownTemplate.block, plainResolver)
  if (!resolved) throw new Error(`nothing is drawn of ${template}`)
  const { symbol: _symbol, ...props } = resolved
  return { ...props, isEager: false, data } as unknown as Props
}
