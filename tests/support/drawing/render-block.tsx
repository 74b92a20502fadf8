import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { JSDOM } from 'jsdom'
import type { AnyView } from '#block-engine/define-block.ts'
import { resolveBlock, type Resolver } from '#block-engine/resolve-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { views } from '#blocks/views.gen.ts'
import { aStoredBlock, plainResolver } from '#tests/support/records/a-stored-block.ts'

/** A block ready to be drawn; null when the block hides itself. */
export function blockElement(storedBlock: StoredBlock, overrides: Partial<Resolver> = {}, data: unknown = undefined): ReactElement | null {
  const template = catalogue.get(storedBlock.template)
  const View = views.get(storedBlock.template) as AnyView | undefined
  if (!template || !View) throw new Error(`no block template ${storedBlock.template}`)
  const resolved = resolveBlock(storedBlock, template.block, { ...plainResolver, ...overrides })
  if (!resolved) return null
  const { symbol: _symbol, ...props } = resolved
  return <View {...(props as unknown as Parameters<AnyView>[0])} isEager={false} data={data} />
}

/** The HTML of a block as the server draws it; '' when the block hides itself. */
export function renderHtml(storedBlock: StoredBlock, overrides: Partial<Resolver> = {}, data: unknown = undefined): string {
  const element = blockElement(storedBlock, overrides, data)
  return element ? renderToStaticMarkup(element) : ''
}

/** A block drawn from values, as a document fragment to query. */
export function renderExample(template: string, fields: Record<string, unknown> = {}, groups: readonly Record<string, unknown>[] = []) {
  return JSDOM.fragment(renderHtml(aStoredBlock(template, fields, groups)))
}
