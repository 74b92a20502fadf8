import FolderIcon from '@mui/icons-material/FolderOutlined'
import LabelIcon from '@mui/icons-material/LabelOutlined'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { SelectInput, useListContext, useNotify, useRefresh } from 'react-admin'
import { folderName, NO_FOLDER } from '#domains/media/index.ts'
import { LibraryRoomContext, MoveSheet, TagSheet } from '#domains/media/ui/index.ts'
import { ask } from '../data-provider/ask.ts'
import { useWords } from '../i18n/use-words.ts'
import { FILING_PATH_OF_FILES, type MediaFile } from './media-sources.ts'
import { useLibraryRoom } from './use-library-room.ts'
import { mediaWords } from './words.ts'

type Folder = { id: number; path: string; own: number; all: number; documents: number }
export type DocumentPlaces = { folders: readonly Folder[]; tags: readonly { tag: string; count: number }[]; again: () => void }

/** The folders of the library and the tags of documents. Without an answer there is nothing to narrow by, and the list says what failed. */
export function useDocumentPlaces(): DocumentPlaces {
  const [places, setPlaces] = useState<Pick<DocumentPlaces, 'folders' | 'tags'>>({ folders: [], tags: [] })
  const [round, setRound] = useState(0)
  // The network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    Promise.all([ask('GET /media/api/v2/folders', { query: {}, signal }), ask('GET /media/api/v2/files/tags', { signal })]).then(
      ([folders, tags]) => setPlaces({ folders: folders.data, tags: tags.data }),
      // The list itself says that it cannot be had.
      () => undefined,
    )
    return () => leaving.abort()
  }, [round])
  return { ...places, again: () => setRound(round + 1) }
}

/** What the list of documents is narrowed by. */
export function placeFilters({ folders, tags }: DocumentPlaces, word: (key: 'folder' | 'tag' | 'no_folder') => string) {
  const indent = (path: string) => '\u2003'.repeat(path.split('/').length - 1)
  return [
    <SelectInput
      key="folder"
      source="folder"
      label={word('folder')}
      alwaysOn
      translateChoice={false}
      choices={[
        { id: NO_FOLDER, name: word('no_folder') },
        ...folders.map(({ path, documents }) => ({ id: path, name: `${indent(path)}${folderName(path)} (${documents})` })),
      ]}
    />,
    <SelectInput
      key="tags"
      source="tags"
      label={word('tag')}
      alwaysOn
      translateChoice={false}
      choices={tags.map(({ tag, count }) => ({ id: tag, name: `${tag} (${count})` }))}
    />,
  ]
}

/** Moves the selected documents to a folder, or gives and takes tags. */
export function FileDocuments({ places }: { places: DocumentPlaces }) {
  const word = useWords(mediaWords)
  const room = useLibraryRoom()
  const { data, selectedIds, onUnselectItems } = useListContext<MediaFile>()
  const refresh = useRefresh()
  const notify = useNotify()
  const [sheet, setSheet] = useState<'move' | 'tag' | null>(null)
  const ids = selectedIds.map(Number)
  const filed = {
    path: FILING_PATH_OF_FILES,
    selection: { ids },
    count: ids.length,
    tagsOfEach: (data ?? []).filter(({ id }) => ids.includes(Number(id))).map(({ tags = [] }) => tags),
  }
  const close = () => setSheet(null)
  const done = (notice?: string) => {
    close()
    onUnselectItems()
    refresh()
    places.again()
    notify(notice ?? word('filed'), { type: 'success' })
  }
  return (
    <LibraryRoomContext value={room}>
      <Button size="small" color="inherit" startIcon={<FolderIcon />} onClick={() => setSheet('move')}>
        {word('move')}
      </Button>
      <Button size="small" color="inherit" startIcon={<LabelIcon />} onClick={() => setSheet('tag')}>
        {word('tags')}
      </Button>
      {sheet === 'move' ? <MoveSheet filed={filed} folders={places.folders} start="" onClose={close} onDone={done} /> : null}
      {sheet === 'tag' ? <TagSheet filed={filed} suggestions={places.tags.map(({ tag }) => tag)} onClose={close} onDone={done} /> : null}
    </LibraryRoomContext>
  )
}
