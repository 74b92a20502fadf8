import type { keyWords } from './words.ts'

/** Where keys work: everywhere, in a list, on an order, on a lead, and wherever a lead is answered. */
export const keyScopes = ['everywhere', 'list', 'order', 'answer', 'lead'] as const
export type KeyScope = (typeof keyScopes)[number]
export type KeyName = keyof typeof keyWords

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
type Key = { name: KeyName; scope: KeyScope; printed: readonly string[]; code?: string; keys?: readonly string[] }

/** Single keys of the admin. Letters go by the place of the key, since an Arabic keyboard sends no Latin ones; signs by what they write, / by its place as well, where that board has ظ. */
export const adminKeys: readonly Key[] = [
  { name: 'help', scope: 'everywhere', printed: ['?'], keys: ['?', '؟'] },
  { name: 'next', scope: 'list', printed: ['J'], code: 'KeyJ' },
  { name: 'previous', scope: 'list', printed: ['K'], code: 'KeyK' },
  { name: 'open', scope: 'list', printed: ['Enter'], keys: ['Enter'] },
  { name: 'select', scope: 'list', printed: ['X'], code: 'KeyX' },
  { name: 'search', scope: 'list', printed: ['/'], code: 'Slash', keys: ['/'] },
  { name: 'actions', scope: 'order', printed: ['A'], code: 'KeyA' },
  { name: 'note', scope: 'order', printed: ['N'], code: 'KeyN' },
  { name: 'answer', scope: 'answer', printed: ['A'], code: 'KeyA' },
  { name: 'next_lead', scope: 'lead', printed: ['J'], code: 'KeyJ' },
  { name: 'previous_lead', scope: 'lead', printed: ['K'], code: 'KeyK' },
]

/** The key of a scope that was pressed alone; null for any other. */
export function keyNameOf(press: Press, scope: KeyScope): KeyName | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const match = adminKeys.find((key) => {
    if (key.scope !== scope) return false
    return (key.code === press.code && !press.shiftKey) || (key.keys?.includes(press.key) ?? false)
  })
  return match?.name ?? null
}
