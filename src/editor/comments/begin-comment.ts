import type { CommentPlace } from '#domains/content/index.ts'
import type { PageEditor } from '../draft/page-editor.ts'
import { fieldWithWords } from './words-in-field.ts'

/** As `controlId` writes it: field, block, item, symbol. */
const FIELD_PARTS = 4

/** Opens the panel where a comment on the selected block is written, or on the words that are selected in `from`: the editor, or the frame of the page. */
export function beginComment(editor: PageEditor, from: Document): void {
  const block = editor.$selected.get()
  const place = selectedWords(editor, from) ?? (block === null ? null : onBlock(block))
  if (place) editor.comments.$place.set(place)
}

export function onBlock(block: string): CommentPlace {
  return { block, group: '', field: '', quote: '' }
}

function selectedWords(editor: PageEditor, from: Document): CommentPlace | null {
  const focused = from.activeElement
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    const quote = focused.value.slice(focused.selectionStart ?? 0, focused.selectionEnd ?? 0)
    return placeInPanel(editor, focused, quote)
  }
  const selection = from.getSelection()
  const quote = selection?.toString().trim() ?? ''
  const node = selection?.anchorNode
  const element = node?.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node?.parentElement ?? null)
  if (quote === '' || !element) return null
  return placeInPanel(editor, element, quote) ?? placeOnPage(editor, element, quote)
}

/** Of a control of the inspector, whose id says which field it is. */
function placeInPanel(editor: PageEditor, element: Element, quote: string): CommentPlace | null {
  const parts = element.closest('[id^="field:"]')?.id.split(':') ?? []
  const [, block = '', group = '', field = ''] = parts
  if (parts.length !== FIELD_PARTS || quote.trim() === '' || !editor.document.block(block)) return null
  return { block, group, field, quote: quote.trim() }
}

/** Of the page in its frame, which says only the block. */
function placeOnPage(editor: PageEditor, element: Element, quote: string): CommentPlace | null {
  const block = element.closest<HTMLElement>('[data-block]')?.dataset.block
  const storedBlock = block === undefined ? undefined : editor.document.block(block)
  const field = storedBlock && fieldWithWords(storedBlock, quote)
  return storedBlock ? { block: storedBlock.id, group: field?.group ?? '', field: field?.field ?? '', quote: field ? quote : '' } : null
}
