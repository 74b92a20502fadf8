import { getSchema } from '@tiptap/core'
import { isEditable, openText } from './markup/text-document.ts'
import { textExtensions } from './nodes/extensions.ts'

/** Whether HTML has anything that can be edited as text. What is unknown markup alone is better seen as its source. */
export function canBeWritten(html: string): boolean {
  return isEditable(openText(html, getSchema(textExtensions(String))))
}
