type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>

/**
 * Whether a key press asks for the palette: Ctrl+K or ⌘K, by the position of the key, since an Arabic keyboard sends no Latin letter. Whoever uses the key
 * themselves, such as a text with links, prevents its default.
 */
export function isPaletteKey({ code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: Press): boolean {
  return code === 'KeyK' && (ctrlKey || metaKey) && !shiftKey && !altKey && !defaultPrevented
}
