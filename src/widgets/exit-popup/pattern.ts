/** The patterns of a list as the source of one expression: `*` stands for anything, everything else is a part of the address (C-123). */
export function patternOf(list: readonly string[]): string {
  return list.map((entry) => entry.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')).join('|')
}
