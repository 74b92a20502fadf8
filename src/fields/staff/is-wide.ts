import type { RowField } from '../field-types.ts'

/** Whether what fills a field takes the whole line: several lines, several choices, or parts of its own. */
export function isWide({ field_type }: RowField): boolean {
  return ['Text', 'Markdown', 'Json', 'Choices', 'Lines', 'Texts', 'Pairs', 'Pictures', 'Group', 'List', 'Kind', 'Image'].includes(field_type)
}
