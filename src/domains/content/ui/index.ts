export { markupTarget, targetOfMarkup } from './link-target/markup-target.ts'
export {
  kindOf,
  type Opening,
  openingOf,
  openings,
  type PredefinedLink,
  type Target,
  type TargetKind,
  targetKinds,
  targetOf,
} from './link-target/target.ts'
export { targetOfAddress, typedAddress } from './link-target/typed-address.ts'
export { createTextEditor } from './rich-text/create-text-editor.ts'
export { focusToolbar, type PickedLink, TextBar } from './rich-text/text-bar.tsx'
export { TextEditor } from './rich-text/text-editor.tsx'
export { canBeWritten } from './rich-text/can-be-written.ts'
export { TextNotes } from './rich-text/text-notes.tsx'
export { useTextNotes } from './rich-text/use-text-notes.ts'
