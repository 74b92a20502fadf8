import { type DragEvent, type ReactNode, useState } from 'react'
import css from './media.module.css'

type DropZoneProps = { label: string; onFiles: (files: Iterable<File>) => void; children: ReactNode }

/** Takes files that are dropped on it. By keyboard the upload button does the same. */
export function DropZone({ label, onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers only, the button is for everyone
    <div
      className={css.dropZone}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        onFiles(event.dataTransfer.files)
      }}
    >
      {children}
      {isOver && (
        <div className={css.dropHint} aria-hidden="true">
          {label}
        </div>
      )}
    </div>
  )
}
