import { type ActionOf, allows, type Permission, type PermissionTable } from '#kernel/permissions.ts'
import type { Role, Staff } from '#kernel/staff.ts'
import type { WordPair } from '#kernel/words/words.ts'
import { permissions } from './permissions.gen.ts'

/** Something that staff do, such as `pages.write`. The scopes of an API token are a list of these. */
export type Action = ActionOf<typeof permissions>

/** The actions of one subject with their labels, for the people who choose scopes. */
export type ActionGroup = { label: WordPair; actions: readonly { name: Action; label: WordPair }[] }

type Rule = Permission & { name: Action }

const rules: readonly (readonly [group: WordPair, rules: readonly Rule[]])[] = Object.entries<PermissionTable[string]>(permissions).map(
  ([subject, { label, actions }]) => [label, Object.entries(actions).map(([verb, permission]) => ({ ...permission, name: `${subject}.${verb}` as Action }))],
)
const rulesByName: ReadonlyMap<string, Rule> = new Map(rules.flatMap(([, group]) => group.map((rule) => [rule.name, rule])))

export const actionGroups: readonly ActionGroup[] = rules.map(([label, group]) => ({ label, actions: group.map(({ name, label }) => ({ name, label })) }))
export const actionNames: readonly Action[] = actionGroups.flatMap(({ actions }) => actions.map(({ name }) => name))

/** What a role may do, group by group, without groups of which it may nothing: the words of the screens that hand out roles. */
export function actionsOfRole(role: Role): readonly ActionGroup[] {
  if (role === 'visitor') return []
  return rules.flatMap(([label, group]) => {
    const allowedActions = group.filter((rule) => allows(rule, role)).map(({ name, label: words }) => ({ name, label: words }))
    return allowedActions.length === 0 ? [] : [{ label, actions: allowedActions }]
  })
}

/**
 * Whether these staff may perform an action (A-269, C-198). Every permission check goes through here; visitors may perform none. The
 * actions are declared by the `permissions.ts` of each domain.
 */
export function may(staff: Staff | null, action: Action): staff is Staff {
  const rule = rulesByName.get(action)
  if (staff === null || rule === undefined || !allows(rule, staff.role)) return false
  return staff.scopes === undefined || staff.scopes.includes(action)
}
