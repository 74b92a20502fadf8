import { blockTemplates } from '../catalogue/block-templates.ts'
import { activeGroups } from '#block-engine/resolve-block.ts'
import type { FieldDef } from '#fields/field-types.ts'
import type { StoredBlock } from '#block-engine/stored/stored-block.ts'
import type { PageEditor } from '../draft/page-editor.ts'
import { tidyText } from './typing/tidy-text.ts'

/**
 * Brings an item of a block into view on the page: turns the carousel to it, opens the answer or the tab that holds it. False when the page does not
 * show it.
 */
export function showItem(root: HTMLElement, block: StoredBlock, groupId: string): boolean {
  const itemElement = elementOfItem(root, block, groupId)
  if (!itemElement) return false
  const frame = root.ownerDocument
  const element = frame.getElementById(itemElement.closest('[role="tab"]')?.getAttribute('aria-controls') ?? '') ?? itemElement
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    if (at.localName === 'details') (at as HTMLDetailsElement).open = true
    if (at.getAttribute('role') === 'tabpanel') press(frame.getElementById(at.getAttribute('aria-labelledby') ?? ''))
  }
  const slide = element.closest('[role="group"][aria-roledescription]')
  const target = slide && root.contains(slide) ? slide : element
  // The strip of a carousel is scrolled; the carousel follows its strip. A tab that was chosen is drawn first.
  frame.defaultView?.requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' }))
  return true
}

const PART = '[role="tab"], [role="tabpanel"], [role="group"][aria-roledescription], details, article, li'

/** The item of a block that an element of the page belongs to: its slide, card, answer or tab. Null where the element is of no item, or of several. */
function itemAt(root: HTMLElement, block: StoredBlock, pressed: Element): string | null {
  const items = activeGroups(block).flatMap(({ id }) => {
    const element = elementOfItem(root, block, id)
    if (!element) return []
    const part = element.closest(PART)
    const own = part && part !== root && root.contains(part) ? part : element
    const panel = root.ownerDocument.getElementById(own.getAttribute('aria-controls') ?? '')
    return own.contains(pressed) || panel?.contains(pressed) ? [{ id, element, own }] : []
  })
  const exact = items.filter(({ element }) => element.contains(pressed))
  const [only, another] = exact.length > 0 ? exact : items
  return only && !another ? only.id : null
}

/** Opens the item that is pressed on the page in the panel, beside the block that the press selects. Returns a function that ends this. */
export function openPressedItems(frame: Document, { document, $pressedItem }: Pick<PageEditor, 'document' | '$pressedItem'>): () => void {
  const open = ({ target }: Event) => {
    const element = target as Element | null
    const root = element?.closest?.<HTMLElement>('[data-block]')
    const block = root ? document.block(root.dataset.block ?? '') : undefined
    if (!element || !root || !block || block.groups.length === 0) return
    const group = itemAt(root, block, element)
    if (group !== null) $pressedItem.set({ block: block.id, group })
  }
  frame.addEventListener('click', open, { capture: true })
  return () => frame.removeEventListener('click', open, { capture: true })
}

/** Puck keeps presses inside of a block from its view, unless they come from such a portal. */
function press(control: HTMLElement | null): void {
  control?.setAttribute('data-puck-overlay-portal', '')
  control?.click()
  control?.removeAttribute('data-puck-overlay-portal')
}

/** Finds the element of an item by its texts or its picture, else by its index among the slides, tabs or answers. */
function elementOfItem(root: HTMLElement, block: StoredBlock, groupId: string): Element | null {
  const groups = activeGroups(block)
  const index = groups.findIndex(({ id }) => id === groupId)
  const group = groups[index]
  if (!group) return null
  const fields = blockTemplates.get(block.template)?.block.groups?.fields ?? []
  for (const field of fields) {
    const sign = signOf(field, group.fields)
    if (!sign) continue
    const alike = groups.filter((other) => signOf(field, other.fields) === sign).indexOf(group)
    const signElement = elementsWith(root, field, sign)[alike]
    if (signElement) return signElement
  }
  const parts = ['[role="group"][aria-roledescription]', '[role="tabpanel"]', 'details', 'li'].map((selector) => [...root.querySelectorAll(selector)])
  return parts.find((those) => those.length === groups.length)?.[index] ?? null
}

/** The text or picture by which a field is recognised on the page; '' for invisible fields. */
function signOf(field: FieldDef, values: Record<string, unknown>): string {
  const value = values[field.symbol]
  if (field.field_type === 'Image') return value && typeof value === 'object' && 'id' in value ? String(value.id) : ''
  if (field.field_type === 'String' || field.field_type === 'Text') return typeof value === 'string' ? tidyText(value) : ''
  if (field.field_type === 'Markdown' && field.format === 'html' && typeof value === 'string') {
    return tidyText(new DOMParser().parseFromString(value, 'text/html').body.textContent ?? '')
  }
  return ''
}

function elementsWith(root: HTMLElement, field: FieldDef, sign: string): Element[] {
  if (field.field_type === 'Image') return [...root.querySelectorAll(`img[src*="/images/${CSS.escape(sign)}/"]`)]
  const has = (element: Element) => tidyText(element.textContent ?? '') === sign
  return [...root.querySelectorAll('*')].filter((element) => has(element) && ![...element.children].some(has))
}
