import { atom } from 'nanostores'
import { rectInWindow } from '../ui/rect-in-window.ts'

/** A request for the picker of templates. */
export type PickerRequest = {
  /** Where the new block goes; without it, after those that are chosen. */
  index: number | undefined
  /** The element that asked for it, which has the focus again afterwards; it may lie in the frame of the canvas. */
  origin: Element | null
  /** The place at which the picker opens, in px of the editor's window. */
  place: DOMRect
}

/** The request that is open. */
export const $picker = atom<PickerRequest | null>(null)

type PickerOpening = {
  origin: Element | null
  /** The block below which it opens on the canvas when no control asked for it, but a key. */
  beside?: string | undefined
  index?: number | undefined
}

/** Opens the picker in place: beside the control that asks for it, or below a block on the canvas. */
export function openPicker({ origin, beside, index }: PickerOpening): void {
  $picker.set({ index, origin, place: placeOf(origin, beside) })
}

function placeOf(origin: Element | null, beside: string | undefined): DOMRect {
  if (origin?.matches('button, a, [data-row]')) return rectInWindow(origin)
  const frame = document.querySelector<HTMLIFrameElement>('[data-canvas] iframe')
  const block = beside === undefined ? null : frame?.contentDocument?.querySelector(`[data-block="${CSS.escape(beside)}"]`)
  if (block) return edgeOf(rectInWindow(block), 'bottom')
  return edgeOf((frame ?? document.body).getBoundingClientRect(), 'top')
}

function edgeOf({ x, width, top, bottom }: DOMRect, edge: 'top' | 'bottom'): DOMRect {
  return new DOMRect(x, edge === 'top' ? top : Math.min(bottom, innerHeight), width, 0)
}
