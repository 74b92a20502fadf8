import type { IconName } from '../icon.tsx'

export type MenuItem = {
  id: string
  label: string
  icon?: IconName
  /** A keyboard shortcut, shown at the end in small letters. */
  note?: string
  isDanger?: boolean
  isDisabled?: boolean
  onSelect: () => void
}
/** null is a separator. */
export type MenuEntries = readonly (MenuItem | null)[]
