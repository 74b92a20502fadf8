/** The guard's decision on a navigation. */
export type GuardVerdict = 'pass' | 'sign_in' | 'no_permission'

type RouteRecord = { name: string; path: string; requiresAuth: boolean }

/**
 * The access rules of navigation addresses; the first match wins, and `*` matches everything below. Every new staff screen
 * needs a record here.
 */
export const routeRecords: readonly RouteRecord[] = [
  { name: 'cms', path: '/ar/cms', requiresAuth: true },
  { name: 'cms-page', path: '/ar/cms/*', requiresAuth: true },
  { name: 'admin', path: '/ar/admin', requiresAuth: true },
  { name: 'admin-page', path: '/ar/admin/*', requiresAuth: true },
  { name: 'auth', path: '/ar/auth/*', requiresAuth: false },
  { name: 'disabled-preview', path: '/ar/disabled-preview/*', requiresAuth: false },
  { name: 'preview', path: '/ar/preview/*', requiresAuth: false },
  { name: 'blocks', path: '/ar/blocks', requiresAuth: false },
  { name: 'page', path: '/ar/*', requiresAuth: false },
]

/** Decides on one navigation (A-265, A-266, C-193): pages are open to everybody, staff screens only to staff. */
export function guardVerdict(path: string, { isSignedIn, isStaff }: { isSignedIn: boolean; isStaff: boolean }): GuardVerdict {
  const record = routeRecords.find((route) => fits(path, route.path))
  if (!record?.requiresAuth || isStaff) return 'pass'
  return isSignedIn ? 'no_permission' : 'sign_in'
}

function fits(path: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
