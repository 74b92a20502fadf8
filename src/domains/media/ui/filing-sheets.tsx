import { type ReactNode, useEffect, useId, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { DataOf } from '#staff/calls/call-types.ts'
import type { FolderRecord, Selection } from '../folders/filed-image.ts'
import { folderName, isSameTag } from '../folders/folder-path.ts'
import type { LibraryImage } from '../library/media-records.ts'
import type { MediaUsage } from '../library/media-usage.ts'
import { inOrder } from './dropped-files.ts'
import { FolderChoice, pathOf, useSending } from './folder-sheets.tsx'
import { useLibraryFailure, useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { wholeUrl } from './picture-place.ts'
import { Sheet } from './sheet.tsx'
import { TagInput } from './tag-input.tsx'

export const FILING_PATH = '/media/api/v2/images/filing'
const FILING = `POST ${FILING_PATH}` as const

/** What is selected: as the API takes it, how many pictures that are, and their tiles. */
export type ChosenPictures = { selection: Selection; count: number; images: readonly LibraryImage[] }
type SheetOf = { chosenPictures: ChosenPictures; onClose: () => void; onDone: (notice?: string) => void }
/** The same of pictures or documents. */
type Filed = { path: string; selection: { ids: readonly number[]; series?: readonly number[] }; count: number; tagsOfEach: readonly (readonly string[])[] }
type FilingSheet = { filed: Filed; onClose: () => void; onDone: (notice?: string) => void }

function filingOf({ path }: Filed) {
  return path === FILING_PATH ? FILING : 'POST /media/api/v2/files/filing'
}

/** Moves what is selected to a folder that is there, or to a new one. */
export function MoveSheet({ filed, folders, start, onClose, onDone }: FilingSheet & { folders: readonly FolderRecord[]; start: string }) {
  const word = useLibraryWord()
  const id = useId()
  const [folder, setFolder] = useState(start)
  const [name, setName] = useState('')
  const target = name.trim() === '' ? folder : pathOf(folder, name)
  const { isBusy, problem, setProblem, send } = useSending(filingOf(filed), () =>
    onDone(word('move_done', { folder: target ? folderName(target) : word('unfiled'), count: filed.count })),
  )
  const move = () => (target === null ? setProblem(word('bad_name')) : void send({ body: { ...filed.selection, folder: target } }))
  return (
    <Sheet title={word('move_title', { count: filed.count })} onClose={onClose} problem={problem} confirm={{ label: word('move'), isBusy, run: move }}>
      <FolderChoice label={word('folder')} none={word('unfiled')} folders={folders} value={folder} onChange={setFolder} />
      <div className={css.field}>
        <label htmlFor={id}>{word('or_new')}</label>
        <input id={id} className={css.input} dir="auto" maxLength={60} autoComplete="off" value={name} onChange={({ target: input }) => setName(input.value)} />
      </div>
    </Sheet>
  )
}

/** Gives what is selected tags, and takes those away that it has. */
export function TagSheet({ filed, suggestions, onClose, onDone }: FilingSheet & { suggestions: readonly string[] }) {
  const word = useLibraryWord()
  // What all of them have; a tag of some stays theirs.
  const common = (filed.tagsOfEach[0] ?? []).filter((tag) => filed.tagsOfEach.every((tags) => tags.includes(tag)))
  const [tags, setTags] = useState<readonly string[]>(common)
  const { isBusy, problem, send } = useSending(filingOf(filed), () => onDone())
  const without = (some: readonly string[], others: readonly string[]) => some.filter((tag) => !others.some((other) => isSameTag(other, tag)))
  const save = () => void send({ body: { ...filed.selection, add_tags: without(tags, common), remove_tags: without(common, tags) } })
  return (
    <Sheet title={word('tag_title', { count: filed.count })} onClose={onClose} problem={problem} confirm={{ label: word('save'), isBusy, run: save }}>
      <TagInput tags={tags} suggestions={suggestions} onChange={setTags} />
    </Sheet>
  )
}

/** Makes one series of what is selected, in the order of the names of files. */
export function SeriesSheet({ chosenPictures, onClose, onDone }: SheetOf) {
  const word = useLibraryWord()
  const id = useId()
  const [name, setName] = useState('')
  const { isBusy, problem, send } = useSending(FILING, () => onDone())
  const ids = inOrder(chosenPictures.images.map((image) => ({ id: image.id, folder: '', name: image.name ?? '' })))
  const join = () => void send({ body: { ids: ids.map((one) => one.id), series: chosenPictures.selection.series, into_series: name.trim() } })
  return (
    <Sheet
      title={word('join_title', { count: chosenPictures.count })}
      onClose={onClose}
      problem={problem}
      confirm={{ label: word('join'), isBusy, isOff: name.trim() === '', run: join }}
    >
      <p>{word('join_text')}</p>
      <div className={css.field}>
        <label htmlFor={id}>{word('series_name')}</label>
        <input id={id} className={css.input} dir="auto" maxLength={100} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
      </div>
    </Sheet>
  )
}

type UsedPicture = DataOf<'POST /media/api/v2/images/uses'>[number]

/** Deletes what nothing uses; first it says what is used, and where. */
export function DeleteSheet({ chosenPictures, placeOf, onClose, onDone }: SheetOf & { placeOf: (usage: MediaUsage) => ReactNode }) {
  const word = useLibraryWord()
  const say = useLibraryFailure()
  const [usedPictures, setUsedPictures] = useState<readonly UsedPicture[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { isBusy, problem, send } = useSending('POST /media/api/v2/images/removal', ({ deleted, kept }) =>
    onDone(word('kept', { deleted: deleted.length, kept: kept.length })),
  )

  // The network, once for a sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected stays the same while the sheet is open
  useEffect(() => {
    callByName('POST /media/api/v2/images/uses', { body: chosenPictures.selection, isRead: true }).then((answer) => {
      if (answer.ok) setUsedPictures(answer.data)
      else setFailure(say(answer.code))
    })
  }, [])
  const remaining = chosenPictures.count - (usedPictures?.length ?? 0)
  const remove = () => void send({ body: chosenPictures.selection })
  return (
    <Sheet
      title={word('delete_title', { count: chosenPictures.count })}
      onClose={onClose}
      problem={problem ?? failure}
      confirm={{ label: word('delete'), isDanger: true, isBusy, isOff: usedPictures === null || remaining === 0, run: remove }}
    >
      <p>{word('delete_text')}</p>
      <div role="status">
        {usedPictures === null && failure === null && <p>{word('looking')}</p>}
        {usedPictures?.length === 0 && <p>{word('none_used')}</p>}
        {usedPictures !== null && usedPictures.length > 0 && <p>{word('some_used', { count: usedPictures.length })}</p>}
      </div>
      {usedPictures !== null && usedPictures.length > 0 && (
        <ul className={css.usedList}>
          {usedPictures.map(({ id, uses }) => (
            <UsedPicture key={id} id={id} image={chosenPictures.images.find((image) => image.id === id)} uses={uses} placeOf={placeOf} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

type UsedPictureProps = UsedPicture & { image: LibraryImage | undefined; placeOf: (usage: MediaUsage) => ReactNode }

function UsedPicture({ id, image, uses, placeOf }: UsedPictureProps) {
  const word = useLibraryWord()
  return (
    <li className={css.used}>
      {image && <img src={wholeUrl(image, 320)} alt="" />}
      <div>
        <bdi>{image?.alt.ar || word('undescribed', { id })}</bdi>
        <ul>
          {uses.map((usage) => (
            <li key={`${usage.kind} ${usage.id} ${usage.block_id ?? ''}`}>
              {word(usage.kind)}: {placeOf(usage)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
