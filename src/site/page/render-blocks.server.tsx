import { reasonOf } from '#kernel/reason-of.ts'
import { setImmediate } from 'node:timers/promises'
import type { AnyView } from '#block-engine/define-block.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { views } from '#blocks/views.gen.ts'
import type { Logger } from '#kernel/log.ts'
import { FAILED, PANEL_OF, PANEL_SHOWN, RETRY, UNMET, UNMET_FALLBACK, VIEW_ID } from '#ui/page-protocol.ts'
import { drawView } from './draw-view.server.tsx'
import { keptView } from './kept-views.server.ts'
import { escapeAttribute, escapeText } from './markup.ts'
import type { BlockFallback, FailureWords, ReadyBlock } from './ready-block.ts'

/**
 * `html` is in pieces. `firstPicture` is the preload of the page's first picture; `instead` has the markup of blocks that take the place of a widget, by its symbol, and none
 * of which is in `html`.
 */
export type BlockHtml = {
  html: readonly string[]
  instead: ReadonlyMap<string, string>
  symbols: ReadonlySet<string>
  hasFailure: boolean
  firstPicture: string
}

type Rendering = { words: FailureWords; log: Logger; symbols: Set<string>; instead: Map<string, string>; failures: number; firstPicture: string }

/**
 * Renders prepared blocks in order. A failed block shows an apology with a try-again button; the others are unaffected (B-321). Other requests are answered
 * between two blocks, so that a page of a hundred blocks does not block other visitors.
 */
export async function renderBlocks(blocks: readonly ReadyBlock[], words: FailureWords, log: Logger): Promise<BlockHtml> {
  const rendering: Rendering = { words, log, symbols: new Set(), instead: new Map(), failures: 0, firstPicture: '' }
  const parts: string[] = []
  for (const entry of groupOwned(blocks)) {
    parts.push(renderEntry(entry, rendering))
    await setImmediate()
  }
  const html = parts.flatMap((own, index) => (index === 0 ? [own] : ['\n', own]))
  return { html, instead: rendering.instead, symbols: rendering.symbols, hasFailure: rendering.failures > 0, firstPicture: rendering.firstPicture }
}

type Entry = { block: ReadyBlock; panels: readonly (readonly Entry[])[] }

/** Assigns each owner the blocks that follow it, as many as its groups count (B-219). */
function groupOwned(blocks: readonly ReadyBlock[]): Entry[] {
  const rest = [...blocks]
  const take = (): Entry | undefined => {
    const block = rest.shift()
    if (!block) return undefined
    // Blocks of a shared section own none of those after it.
    if (block.holds !== undefined) return { block, panels: [groupOwned(rest.splice(0, block.holds))] }
    const panels = block.owns.map((count) => Array.from({ length: count }, take).filter((entry) => entry !== undefined))
    return { block, panels }
  }
  const entries: Entry[] = []
  for (let entry = take(); entry; entry = take()) entries.push(entry)
  return entries
}

function renderEntry({ block, panels }: Entry, rendering: Rendering): string {
  if (block.holds !== undefined) return [renderOne(block, rendering), ...panels.flat().map((entry) => renderEntry(entry, rendering))].join('\n')
  const failures = rendering.failures
  const own = renderOne(block, rendering)
  // Without the bar nothing could open a panel, so the owned blocks render directly on the page.
  if (rendering.failures > failures) return [own, ...panels.flat().map((entry) => renderEntry(entry, rendering))].join('\n')
  if (panels.length === 0) return own
  // Bar and panels share a wrapper, so that a sticky bar ends with its last panel.
  return `<div>${own}${panels.map((entries, index) => renderPanel(block.storedBlock.id, index, entries, rendering)).join('')}</div>`
}

function renderPanel(owner: string, index: number, entries: readonly Entry[], rendering: Rendering): string {
  const id = escapeAttribute(owner)
  const shownMark = index === 0 ? ` ${PANEL_SHOWN}` : ''
  const inner = entries.map((entry) => renderEntry(entry, rendering)).join('\n')
  return `<div ${PANEL_OF}="${id}" id="panel-${id}-${index}" role="tabpanel" aria-labelledby="tab-${id}-${index}"${shownMark}>${inner}</div>`
}

function renderOne(block: ReadyBlock, rendering: Rendering): string {
  const { storedBlock } = block
  if (block.state === 'hidden') return ''
  if (block.state === 'failed') return renderFailure(storedBlock, block.words ?? rendering.words, rendering)
  const island = catalogue.get(storedBlock.template)?.block.island ?? 'never'
  const View = views.get(storedBlock.template) as AnyView
  try {
    const draw = block.isPosted ? drawView : keptView
    const { html, firstPicture } = draw(View, block.props, { symbol: storedBlock.template, island })
    if (html) rendering.symbols.add(storedBlock.template)
    const replaced = catalogue.get(storedBlock.template)?.block.replaces
    if (replaced) {
      // Of several on one page the first counts.
      if (!block.unmet && !rendering.instead.has(replaced)) rendering.instead.set(replaced, html)
      return ''
    }
    if (block.unmet && html) return `<div ${UNMET}>${html}</div>${renderFallback(block.unmet.fallback)}`
    rendering.firstPicture ||= firstPicture
    return html
  } catch (error) {
    rendering.log.error(`block ${storedBlock.template} could not be drawn`, { block: storedBlock.id, reason: reasonOf(error) })
    return renderFailure(storedBlock, rendering.words, rendering)
  }
}

/** The replacement of a block whose condition is not met (C-128). */
function renderFallback(fallback: BlockFallback | null): string {
  if (!fallback) return ''
  const text = fallback.text && `<p>${escapeText(fallback.text)}</p>`
  const link = fallback.link ? `<a href="${escapeAttribute(fallback.link.href)}">${escapeText(fallback.link.label)}</a>` : ''
  return `<div class="block-fallback" ${UNMET_FALLBACK}>${text}${link}</div>`
}

function renderFailure({ id, template }: StoredBlock, words: FailureWords, rendering: Rendering): string {
  rendering.failures += 1
  // Includes the block's styles, for when "try again" loads the block.
  rendering.symbols.add(template)
  const name = escapeAttribute(id)
  return `<div class="block-failure" ${VIEW_ID}="${name}" ${FAILED} role="alert"><p>${escapeText(words.message)}</p><button type="button" ${RETRY}="${name}">${escapeText(words.retry)}</button></div>`
}
