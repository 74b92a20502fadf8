import type { Catalogue } from '#block-engine/catalogue.ts'
import { validateBlocks } from '#block-engine/stored/validate-block.ts'
import { PageDraft } from '../pages/page.ts'
import { showsSection } from '../sections/section.ts'
import type { Problem } from './draft.ts'
import type { PageContent } from './page-content.ts'

/** Everything that keeps a content from being published; empty when it can be. */
export function findProblems(content: PageContent, catalogue: Catalogue): Problem[] {
  const page = PageDraft.safeParse({ ...content, blocks: [] })
  const own = (page.error?.issues ?? []).map(({ path, code, message }) => ({ block: null, field: path.join('.') || null, code, message }))
  const blocks = validateBlocks(content.blocks, catalogue).map(({ block, group, field, code, message }) => ({
    block: block || null,
    ...(group === undefined ? {} : { group }),
    field: field ?? null,
    code,
    message,
  }))
  const nested = content.type === 'section' ? content.blocks.filter(showsSection) : []
  const inSection = nested.map(({ id }) => ({ block: id, field: 'section_id', code: 'nested_section', message: 'a shared section holds no other one' }))
  return [...own, ...blocks, ...inSection]
}
