import css from './text-editor.module.css'

/** The notes about a text, read out as they come. */
export function TextNotes({ notes }: { notes: readonly string[] }) {
  return (
    <span role="status" className={css.notes}>
      {notes.map((note, index) => (
        // Two links without a target may have the same words.
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity of their own
        <span key={index}>{note}</span>
      ))}
    </span>
  )
}
