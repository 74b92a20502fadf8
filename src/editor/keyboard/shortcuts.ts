import type { keyboardWords } from './words.ts'

export type Shortcut = keyof typeof keyboardWords

/** What arrows do; `extend` chooses the next block as well. */
type BlockStep = 'previous_block' | 'next_block' | 'extend_back' | 'extend_on'

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The shortcuts in the dialog of help, with the keys as they are printed on the keyboard. Ctrl also stands for ⌘. */
export const shortcutKeys: readonly { shortcut: Shortcut; keys: readonly string[] }[] = [
  { shortcut: 'add', keys: ['/'] },
  { shortcut: 'next', keys: ['↑', '↓'] },
  { shortcut: 'extend', keys: ['Shift', '↑', '↓'] },
  { shortcut: 'all', keys: ['Ctrl', 'A'] },
  { shortcut: 'up', keys: ['Alt', '↑'] },
  { shortcut: 'down', keys: ['Alt', '↓'] },
  { shortcut: 'edit', keys: ['Enter'] },
  { shortcut: 'fields', keys: ['F2'] },
  { shortcut: 'comment', keys: ['Ctrl', 'Alt', 'M'] },
  { shortcut: 'duplicate', keys: ['Ctrl', 'D'] },
  { shortcut: 'copy', keys: ['Ctrl', 'C'] },
  { shortcut: 'cut', keys: ['Ctrl', 'X'] },
  { shortcut: 'paste', keys: ['Ctrl', 'V'] },
  { shortcut: 'remove', keys: ['Delete'] },
  { shortcut: 'undo', keys: ['Ctrl', 'Z'] },
  { shortcut: 'redo', keys: ['Ctrl', 'Shift', 'Z'] },
  { shortcut: 'save', keys: ['Ctrl', 'S'] },
  { shortcut: 'palette', keys: ['Ctrl', 'K'] },
  { shortcut: 'wide', keys: ['Ctrl', '\\'] },
  { shortcut: 'leave', keys: ['Esc'] },
  { shortcut: 'help', keys: ['?'] },
]

/**
 * The shortcut of a key press. Letters are recognised by the position of the key, since an Arabic keyboard sends no Latin letters.
 * Inside a text only those shortcuts apply that typing does not need.
 */
export function shortcutOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys, isInText: boolean): Shortcut | BlockStep | null {
  const isCommand = (ctrlKey || metaKey) && !altKey
  if (isCommand && code === 'KeyZ') return shiftKey ? 'redo' : 'undo'
  if (isCommand && code === 'KeyY') return 'redo'
  if (isCommand && code === 'KeyS' && !shiftKey) return 'save'
  if (isCommand && code === 'KeyK' && !shiftKey) return 'palette'
  if (isCommand && code === 'Backslash' && !shiftKey) return 'wide'
  if ((ctrlKey || metaKey) && altKey && code === 'KeyM') return 'comment'
  if (isInText) return null
  if (isCommand && code === 'KeyD' && !shiftKey) return 'duplicate'
  if (isCommand && code === 'KeyA' && !shiftKey) return 'all'
  if (ctrlKey || metaKey) return null
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : null
  switch (key) {
    case 'Delete':
    case 'Backspace':
      return 'remove'
    case 'ArrowUp':
      return shiftKey ? 'extend_back' : 'previous_block'
    case 'ArrowDown':
      return shiftKey ? 'extend_on' : 'next_block'
    case 'Escape':
      return 'leave'
    case 'F2':
      return 'fields'
    case '?':
    case '؟':
      return 'help'
    case '/':
      return 'add'
    default:
      // The same key types ظ on an Arabic board.
      return code === 'Slash' && !shiftKey ? 'add' : null
  }
}
