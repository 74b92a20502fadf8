import type { TargetKind } from '#domains/content/ui/index.ts'

/** The kinds of destinations that an entry of the menu can lead to. */
export const linkedByMenu: readonly TargetKind[] = ['page', 'form', 'file', 'alias', 'phone', 'email']
