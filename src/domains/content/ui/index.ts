export { TextEditor, type PickedLink } from './rich-text/text-editor.tsx'
export { canBeWritten } from './rich-text/can-be-written.ts'
export { useTextNotes } from './rich-text/use-text-notes.ts'
