import type { Examples } from '#block-engine/catalogue.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { isTemplate, loadTemplate } from '../catalogue/block-templates.ts'
import { loadPatiently } from '../ui/load-patiently.ts'
import { newBlocks } from './block-edits.ts'

let loading: Promise<Examples> | undefined

/** The samples of all templates. The editor stands without them, since only inserting needs them. */
export function loadExamples(): Promise<Examples> {
  loading ??= loadPatiently(() => import('#blocks/examples.gen.ts')).then(({ blockExamples }) => blockExamples)
  return loading
}

/** The new blocks of a template as its first sample has them; none of a template that this build does not know. */
export async function newBlocksOf(symbol: string): Promise<StoredBlock[]> {
  if (!isTemplate(symbol)) return []
  const [examples, { block }] = await Promise.all([loadExamples(), loadTemplate(symbol)])
  return newBlocks(block, examples.get(symbol))
}

/** The new blocks in place of each item that was dropped, by its id. */
export async function newBlocksOfEach(items: readonly { id: string; template: string }[]): Promise<Map<string, StoredBlock[]>> {
  return new Map(await Promise.all(items.map(async ({ id, template }) => [id, await newBlocksOf(template)] as const)))
}
