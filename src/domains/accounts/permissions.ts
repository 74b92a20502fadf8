import { roles, type Staff, type StaffRole } from '#kernel/staff.ts'

/**
 * Everything that staff do, and the least role that may do it (A-269, C-198). Read it as the permission matrix; nothing else
 * decides. API tokens carry a list of these as their scopes.
 */
export const actions = {
  'pages.read': 'editor',
  'pages.write': 'editor',
  'media.read': 'editor',
  'media.write': 'editor',
  'navigation.write': 'editor',
  'settings.write': 'editor',
  'translations.write': 'editor',
  'dealers.write': 'editor',
  'stock.read': 'editor',
  'stock.write': 'editor',
  'jobs.read': 'editor',
  // A metahead runs script for every visitor, staff included: whoever may write one could act as anybody.
  'metaheads.write': 'admin',
  'secrets.write': 'admin',
  'jobs.write': 'admin',
  'users.read': 'admin',
  'users.write': 'admin',
  'tokens.read': 'admin',
  'tokens.write': 'admin',
  'audit.read': 'admin',
} as const satisfies Record<string, StaffRole>

export type Action = keyof typeof actions
export const actionNames = Object.keys(actions) as Action[]

/** Whether these staff may do that: the one place that decides, for every read and write. Visitors may do none of it. */
export function may(staff: Staff | null, action: Action): staff is Staff {
  if (staff === null || roles.indexOf(staff.role) < roles.indexOf(actions[action])) return false
  return staff.scopes === undefined || staff.scopes.includes(action)
}
