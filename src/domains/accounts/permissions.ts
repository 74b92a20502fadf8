import { roles, type Staff, type StaffRole } from '#kernel/staff.ts'

/**
 * The permission matrix: every staff action with the lowest role that may do it (A-269, C-198). Nothing else decides. The scopes of an
 * API token are a list of these actions.
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
  // A metahead runs script in every visitor's browser, including those of staff: its author could act as anybody.
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

/** Whether these staff may perform an action. Every permission check goes through here; visitors may perform none. */
export function may(staff: Staff | null, action: Action): staff is Staff {
  if (staff === null || roles.indexOf(staff.role) < roles.indexOf(actions[action])) return false
  return staff.scopes === undefined || staff.scopes.includes(action)
}
