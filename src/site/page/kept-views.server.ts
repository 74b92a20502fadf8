import { hash } from 'node:crypto'
import type { AnyView } from '#block-engine/define-block.ts'
import { Shelf } from '../cache/shelf.ts'
import { type DrawnView, drawView, type ViewOrder } from './draw-view.server.tsx'
import type { BlockProps } from './ready-block.ts'

const MEGABYTE = 1024 * 1024

/** Counted as UTF-16, which Arabic text is. */
const sizeOf = (name: string, { html, firstPicture }: DrawnView) => name.length + 2 * (html.length + firstPicture.length)

const viewShelf = new Shelf<DrawnView>({ mostEntries: 3000, mostBytes: 16 * MEGABYTE }, sizeOf)
const numbers = new WeakMap<AnyView, number>()
const views = { count: 0 }

/**
 * The markup of a block, drawn once for the same props: a page of which one block was edited, or whose settings changed, draws again what differs. A view reads nothing
 * but its props, and these are JSON, which the test beside this file asks of every template: what differs between visitors, markets, languages and days stands in the
 * props. Nothing of a request, such as a nonce, is in the markup of a block.
 */
export function keptView(view: AnyView, props: BlockProps, order: ViewOrder): DrawnView {
  const name = `${numberOf(view)} ${order.symbol} ${order.island} ${hash('sha256', JSON.stringify(props), 'base64url')}`
  const knownView = viewShelf.get(name)
  if (knownView) return knownView
  const newView = drawView(view, props, order)
  viewShelf.set(name, newView)
  return newView
}

/** A view by its identity: another view of the same template, as development brings it, is drawn anew. */
function numberOf(view: AnyView): number {
  const knownNumber = numbers.get(view)
  if (knownNumber !== undefined) return knownNumber
  views.count += 1
  numbers.set(view, views.count)
  return views.count
}
