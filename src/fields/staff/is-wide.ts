import type { RowField } from '../field-types.ts'

/** Whether what fills a field takes the whole line: several lines, several choices, or parts of its own. */
export function isWide({ field_type, takesLine }: RowField): boolean {
  const wide = ['Text', 'Markdown', 'Json', 'Choices', 'Lines', 'Texts', 'Pairs', 'Pictures', 'Group', 'List', 'Kind', 'Any', 'Image']
  return takesLine === true || wide.includes(field_type)
}
