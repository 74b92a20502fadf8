import type { StaffRole } from './staff.ts'
import type { WordPair } from './words/words.ts'

/** The roles of which each contains the ones before it. */
const ladder = ['editor', 'admin'] as const satisfies readonly StaffRole[]

/** Who may perform an action: a role of the ladder and every greater one, or exactly the roles that it names. */
export type PermissionRule = { readonly least: (typeof ladder)[number] } | { readonly only: readonly StaffRole[] }

/** One action. Its label says what a token with this scope may do. */
export type Permission = PermissionRule & { readonly label: WordPair }

/** What actions speak of, such as pages, and its actions by verb. The action `write` of `pages` is called `pages.write`. */
export type PermissionSubject = { readonly label: WordPair; readonly actions: Readonly<Record<string, Permission>> }

export type PermissionTable = Readonly<Record<string, PermissionSubject>>

/** The names of all actions in a table. */
export type ActionOf<Table extends PermissionTable> = {
  [Subject in keyof Table & string]: `${Subject}.${keyof Table[Subject]['actions'] & string}`
}[keyof Table & string]

/** Declares the actions of a domain in its `permissions.ts`; the generated registry joins them. */
export function definePermissions<const Table extends PermissionTable>(table: Table): Table {
  return table
}

/** Whether a rule lets a role act. */
export function allows(rule: PermissionRule, role: StaffRole): boolean {
  if ('only' in rule) return rule.only.includes(role)
  return (ladder.slice(ladder.indexOf(rule.least)) as readonly StaffRole[]).includes(role)
}
