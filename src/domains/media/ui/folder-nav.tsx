import { type DragEvent, useState } from 'react'
import type { FolderRecord } from '../folders/filed-image.ts'
import { folderAbove, folderName, isWithin, NO_FOLDER } from '../folders/folder-path.ts'
import { useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { DRAGGED } from './picture-grid.tsx'
import type { Folders } from './use-shelves.ts'

type FolderNavProps = {
  shelves: Folders
  open: string | undefined
  onOpen: (folder: string | undefined) => void
  /** Pictures were dropped on a folder, empty for none; null where nothing may be moved. */
  onDrop: ((folder: string) => void) | null
}

/** The folders as a tree: those at the top, those above the open one, and those within it. */
export function FolderNav({ shelves: { folders, total, unfiled }, open, onOpen, onDrop }: FolderNavProps) {
  const word = useLibraryWord()
  const isShown = ({ path }: FolderRecord) => {
    const above = folderAbove(path)
    return above === '' || (open !== undefined && isWithin(open, above))
  }
  const place = (path: string | undefined) => ({ isOpen: path === open, onOpen: () => onOpen(path) })
  return (
    <ul className={css.folders}>
      <FolderLine {...place(undefined)} name={word('all')} count={total} onDrop={null} />
      <FolderLine {...place(NO_FOLDER)} name={word('unfiled')} count={unfiled} onDrop={onDrop && (() => onDrop(''))} />
      {folders.filter(isShown).map(({ id, path, all }) => (
        <FolderLine
          key={id}
          {...place(path)}
          name={folderName(path)}
          count={all}
          level={path.split('/').length - 1}
          isFolder
          onDrop={onDrop && (() => onDrop(path))}
        />
      ))}
    </ul>
  )
}

type FolderLineProps = { name: string; count: number; level?: number; isFolder?: boolean; isOpen: boolean; onOpen: () => void; onDrop: (() => void) | null }

function FolderLine({ name, count, level = 0, isFolder = false, isOpen, onOpen, onDrop }: FolderLineProps) {
  const word = useLibraryWord()
  const [isOver, setIsOver] = useState(false)
  const isMeant = (event: DragEvent) => onDrop !== null && event.dataTransfer.types.includes(DRAGGED)
  return (
    <li style={{ paddingInlineStart: `${level * 0.875}rem` }}>
      <button
        type="button"
        className={css.folder}
        data-over={isOver ? '' : undefined}
        aria-current={isOpen ? 'true' : undefined}
        aria-label={word('holds', { name, count })}
        onClick={onOpen}
        onDragOver={(event) => {
          if (!isMeant(event)) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!isMeant(event)) return
          event.preventDefault()
          setIsOver(false)
          onDrop?.()
        }}
      >
        {isFolder && <FolderSign />}
        <span className={css.folderName}>
          <bdi>{name}</bdi>
        </span>
        <span className={css.count}>{count}</span>
      </button>
    </li>
  )
}

function FolderSign() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path
        d="M2 5.5A1.5 1.5 0 0 1 3.5 4h4l2 2h7A1.5 1.5 0 0 1 18 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 14.5z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  )
}
