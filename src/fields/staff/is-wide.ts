import type { RowField } from '../field-types.ts'

/** Whether what fills a field takes the whole line: several lines, several choices, or parts of its own. */
export function isWide({ field_type, takesLine }: RowField): boolean {
  return (
    takesLine === true || ['Text', 'Markdown', 'Json', 'Choices', 'Lines', 'Pairs', 'Pictures', 'Group', 'List', 'Kind', 'Any', 'Image'].includes(field_type)
  )
}
