const actions: ReadonlyMap<unknown, string> = new Map([
  ['_blank', 'new_tab'],
  ['new_tab', 'new_tab'],
  ['modal', 'modal'],
])

/**
 * A link that a program wrote with the names of floating buttons (`link_text`, `type`, `target`; C-083) under the names of links. Names of links win; other
 * values are left as they are.
 */
export function documentedLink(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('link_text' in value || 'type' in value || 'target' in value)) return value
  const { link_text, type, target, ...link } = value as Record<string, unknown>
  return {
    ...(link_text === undefined ? {} : { label: link_text }),
    ...(type ? { link_type: type } : {}),
    ...(actions.has(target) ? { target_action: actions.get(target) } : {}),
    ...link,
  }
}
