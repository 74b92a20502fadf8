import { type DragEvent as ReactDragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { callByName } from '#staff/calls/call-by-name.ts'
import type { Selection } from '../folders/filed-image.ts'
import { folderName, isWithin, NO_FOLDER } from '../folders/folder-path.ts'
import { DEFAULT_BUCKET, pictureTypes } from '../library/image-record.ts'
import type { LibraryImage } from '../library/media-records.ts'
import type { MediaUsage } from '../library/media-usage.ts'
import { type DroppedFile, inOrder, seriesAmong } from './dropped-files.ts'
import { type ChosenPictures, DeleteSheet, FILING_PATH, MoveSheet, SeriesSheet, TagSheet } from './filing-sheets.tsx'
import { FolderNav } from './folder-nav.tsx'
import { ChangeFolder, DeleteFolder, NewFolder } from './folder-sheets.tsx'
import { type LibraryRoom, LibraryRoomContext, useLibraryFailure, useLibraryWord } from './library-context.ts'
import css from './library.module.css'
import { DRAGGED, PictureGrid } from './picture-grid.tsx'
import { IMAGES_PATH } from './picture-place.ts'
import { countOf, nothingSelected, select, type Selected, selectionOf } from './selection.ts'
import { TagFilter } from './tag-filter.tsx'
import { pictureFlaw } from './upload.ts'
import { UploadList } from './upload-list.tsx'
import { findSeries, type LibraryView, useLibrary } from './use-library.ts'
import { useDropAnywhere } from './use-drop-anywhere.ts'
import { useShelves } from './use-shelves.ts'
import { useUploads } from './use-uploads.ts'

export type MediaLibraryProps = LibraryRoom & {
  /** Pictures that were described meanwhile, by their ids: they are shown instead of what was read. */
  changedImages?: ReadonlyMap<number, LibraryImage>
  chosenId?: number | null
  /** The marked pictures in their order, where many are taken at once. */
  markedImages?: readonly LibraryImage[] | undefined
  onChoose?: (image: LibraryImage) => void
  /** Marks pictures, or takes them out where all of them are marked: one, or all of a series. */
  onMark?: (images: readonly LibraryImage[]) => void
  /** Enter, a double press, or a press in a room that manages. */
  onOpen: (image: LibraryImage) => void
  onUploaded?: (image: LibraryImage) => void
  /** Makes it the room in which pictures are selected, moved, tagged and deleted; draws a place where one is used, and knows the address of a picture's own screen. */
  manages?: { placeOf: (usage: MediaUsage) => ReactNode; hrefOf: (image: LibraryImage) => string }
}

/** The open folder outlives the room: who comes back goes on where they were. */
const FOLDER_KEY = 'media.folder'
const SETTLE_MS = 200

/**
 * The picture library: folders, tags and words to find by, series as one tile, and files that are dropped anywhere while it is there. The media room and the picker of pictures
 * are both this.
 */
export function MediaLibrary({ language, mayWrite, sayFailure, ...library }: MediaLibraryProps) {
  return (
    <LibraryRoomContext value={{ language, mayWrite, sayFailure }}>
      <Library {...library} mayWrite={mayWrite} />
    </LibraryRoomContext>
  )
}

/** Numbered files that are one series: their pictures in order, null for one that has not arrived. */
type DroppedSeries = { name: string; ids: (number | null)[] }

type SheetName = 'new' | 'change' | 'delete_folder' | 'move' | 'tag' | 'series' | 'delete'

// Long, since folders, filters, uploads and selection all change what the grid shows.
function Library({
  mayWrite,
  changedImages,
  chosenId = null,
  markedImages,
  onChoose,
  onMark,
  onOpen,
  onUploaded,
  manages,
}: Omit<MediaLibraryProps, 'language' | 'sayFailure'>) {
  const word = useLibraryWord()
  const say = useLibraryFailure()
  const [query, setQuery] = useState('')
  const [bucket, setBucket] = useState(String(DEFAULT_BUCKET))
  const [folder, setFolder] = useState(() => sessionStorage.getItem(FOLDER_KEY) ?? undefined)
  const [tags, setTags] = useState<readonly string[]>([])
  const [series, setSeries] = useState<{ id: number; name: string } | null>(null)
  const [selected, setSelected] = useState<Selected>(nothingSelected)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [isNavOpen, setIsNavOpen] = useState(false)
  const [notice, setNotice] = useState('')
  const settled = useSettledTexts({ query: query.trim(), bucket })
  const view: LibraryView = { ...settled, folder, tags, series: series?.id ?? null }
  const shelf = useLibrary(view)
  const shelves = useShelves(view)
  const isSeriesOpen = series !== null
  const openFolder = shelves.folders.find(({ path }) => path === folder)
  const here = folder === undefined || folder === NO_FOLDER ? '' : folder
  const images = shelf.images.map((image) => changedImages?.get(image.id) ?? image)
  const chosenPictures: ChosenPictures = {
    selection: selectionOf(images, selected, isSeriesOpen),
    count: countOf(images, selected, isSeriesOpen),
    images: images.filter(({ id }) => selected.ids.has(id)),
  }

  const filed = {
    path: FILING_PATH,
    selection: chosenPictures.selection,
    count: chosenPictures.count,
    tagsOfEach: chosenPictures.images.map(({ tags: own = [] }) => own),
  }

  const openIn = (next: string | undefined) => {
    if (next === undefined) sessionStorage.removeItem(FOLDER_KEY)
    else sessionStorage.setItem(FOLDER_KEY, next)
    setFolder(next)
    setSeries(null)
    setSelected(nothingSelected)
    setIsNavOpen(false)
    setNotice('')
  }
  // The folder that somebody left may be gone when they come back; one that was made just now is not among those that were loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first answer can say that
  useEffect(() => {
    if (shelves.isLoaded && here !== '' && !openFolder) openIn(undefined)
  }, [shelves.isLoaded])
  const again = () => {
    shelf.again()
    shelves.again()
    setSelected(nothingSelected)
  }
  const file = async (selection: Selection, to: { folder?: string; into_series?: string | null }, doneText: string) => {
    const answer = await callByName('POST /media/api/v2/images/filing', { body: { ...selection, ...to } })
    setNotice(answer.ok ? doneText : say(answer.code))
    if (answer.ok) again()
  }

  // Of the series that were dropped, by file: one that failed takes its place when it is sent again.
  const turns = useRef(new Map<File, { series: DroppedSeries; place: number }>())
  const join = async ({ name, ids }: DroppedSeries) => {
    const there = ids.filter((id) => id !== null)
    if (there.length > 1) await callByName('POST /media/api/v2/images/filing', { body: { ids: there, into_series: name } })
  }
  const uploads = useUploads<LibraryImage>({
    path: IMAGES_PATH,
    fields: { bucket },
    flawOf: pictureFlaw,
    keepsFinished: true,
    onUploaded: (image) => {
      const isHere = folder === undefined || (folder === NO_FOLDER ? !image.folder : isWithin(image.folder ?? '', folder))
      if (isHere && !isSeriesOpen) shelf.putImage(image)
      onUploaded?.(image)
    },
    onSentAgain: async (image, newFile) => {
      const turn = turns.current.get(newFile)
      if (turn && !image.series) {
        turn.series.ids[turn.place] = image.id
        await join(turn.series)
        shelf.again()
      }
      shelves.again()
    },
  })
  const take = async (dropped: readonly DroppedFile[]) => {
    const files = inOrder(dropped.map((one) => ({ ...one, name: one.file.name })))
    const inSeries = seriesAmong(files)
    const target = (within: string) => [here, within].filter(Boolean).join('/')
    const arrived = await uploads.send(
      files.map(({ file: one, folder: within }) => {
        const to = target(within)
        return { file: one, folder: to, ...(to === '' ? {} : { fields: { folder: to } }) }
      }),
    )
    const seriesByKey = new Map<string, DroppedSeries>()
    for (const [place, one] of files.entries()) {
      const name = inSeries.get(place)
      // A picture that stands in a series already stays in it.
      if (name === undefined || arrived[place]?.series) continue
      const key = `${one.folder}/${name}`
      const knownSeries = seriesByKey.get(key) ?? { name, ids: [] }
      seriesByKey.set(key, knownSeries)
      turns.current.set(one.file, { series: knownSeries, place: knownSeries.ids.push(arrived[place]?.id ?? null) - 1 })
    }
    for (const knownSeries of seriesByKey.values()) await join(knownSeries)
    shelves.again()
    if (seriesByKey.size > 0) shelf.again()
  }
  const isOver = useDropAnywhere(mayWrite, (files) => void take(files))

  const drag = (image: LibraryImage, event: ReactDragEvent) => {
    const moving = selected.ids.has(image.id) ? selected : { ids: new Set([image.id]), anchor: null }
    dragged.current = { selection: selectionOf(images, moving, isSeriesOpen), count: countOf(images, moving, isSeriesOpen) }
    event.dataTransfer.setData(DRAGGED, String(image.id))
    event.dataTransfer.effectAllowed = 'move'
  }
  const dragged = useRef<{ selection: Selection; count: number } | null>(null)
  const dropOn = (to: string) => {
    if (!dragged.current) return
    const { selection, count } = dragged.current
    void file(selection, { folder: to }, word('move_done', { folder: to === '' ? word('unfiled') : folderName(to), count }))
  }
  const open = (image: LibraryImage) => {
    if (image.series && !isSeriesOpen) {
      setSeries(image.series)
      return setSelected(nothingSelected)
    }
    onOpen(image)
  }
  const choose = (image: LibraryImage) => {
    if (!manages) onChoose?.(image)
  }
  const mark = async (image: LibraryImage) => {
    if (!image.series || isSeriesOpen) return onMark?.([image])
    const all = await findSeries(settled.bucket, image.series.id)
    if (all) onMark?.(all)
  }
  const close = () => setSheet(null)
  const doneWith = (text?: string) => {
    close()
    again()
    setNotice(text ?? '')
  }
  const doneInFolders = (next: string | undefined) => {
    close()
    shelves.again()
    openIn(next)
  }

  return (
    <div className={css.library}>
      <div className={css.side}>
        <button type="button" className={css.navSwitch} aria-expanded={isNavOpen} onClick={() => setIsNavOpen(!isNavOpen)}>
          {word('folders')}: <bdi>{folder === undefined ? word('all') : folder === NO_FOLDER ? word('unfiled') : folderName(folder)}</bdi>
        </button>
        <nav aria-label={word('folders')} className={css.nav} data-open={isNavOpen ? '' : undefined}>
          <FolderNav shelves={shelves} open={folder} onOpen={openIn} onDrop={mayWrite ? dropOn : null} />
          {mayWrite && (
            <div className={css.folderActions}>
              <button type="button" className={css.quiet} onClick={() => setSheet('new')}>
                {word('new_folder')}
              </button>
              {openFolder && (
                <>
                  <button type="button" className={css.quiet} onClick={() => setSheet('change')}>
                    {word('change_folder')}
                  </button>
                  <button type="button" className={css.quiet} onClick={() => setSheet('delete_folder')}>
                    {word('delete_folder')}
                  </button>
                </>
              )}
            </div>
          )}
        </nav>
      </div>
      <div className={css.main}>
        <Tools query={query} onQuery={setQuery} bucket={bucket} onBucket={setBucket} onFiles={mayWrite ? (files) => void take(files) : null} />
        {!isSeriesOpen && <TagFilter tags={shelves.tags} chosenTags={tags} onChange={setTags} />}
        <UploadList
          uploads={uploads.uploads}
          onDismiss={uploads.dismiss}
          onClear={uploads.clear}
          onKnown={(image, name) => (
            <KnownPicture
              image={image}
              name={name}
              onShow={() => (manages ? onOpen(image) : onChoose?.(image))}
              onMove={
                here !== '' && image.folder !== here
                  ? () => void file({ ids: [image.id], series: [] }, { folder: here }, word('move_done', { folder: folderName(here), count: 1 }))
                  : null
              }
            />
          )}
        />
        {series && (
          <div className={css.bar}>
            <strong>
              {word('series')}: <bdi>{series.name}</bdi>
            </strong>
            <button type="button" className={css.button} onClick={() => setSeries(null)}>
              {word('series_back')}
            </button>
            {manages && mayWrite && (
              <button
                type="button"
                className={css.button}
                onClick={() => {
                  setSeries(null)
                  void file({ ids: [], series: [series.id] }, { into_series: null }, '')
                }}
              >
                {word('apart')}
              </button>
            )}
          </div>
        )}
        {manages && mayWrite && images.length > 0 && (
          <section className={css.bar} aria-label={word('selected', { count: chosenPictures.count })}>
            <span role="status">{word('selected', { count: chosenPictures.count })}</span>
            {chosenPictures.count === 0 ? (
              <button type="button" className={css.quiet} onClick={() => setSelected({ ids: new Set(images.map(({ id }) => id)), anchor: null })}>
                {word('select_all')}
              </button>
            ) : (
              <>
                {(['move', 'tag'] as const).map((name) => (
                  <button key={name} type="button" className={css.button} onClick={() => setSheet(name)}>
                    {word(name)}
                  </button>
                ))}
                {!isSeriesOpen && chosenPictures.images.length > 1 && (
                  <button type="button" className={css.button} onClick={() => setSheet('series')}>
                    {word('join')}
                  </button>
                )}
                <button type="button" className={css.button} onClick={() => setSheet('delete')}>
                  {word('delete')}
                </button>
                <button type="button" className={css.quiet} onClick={() => setSelected(nothingSelected)}>
                  {word('deselect')}
                </button>
              </>
            )}
            <p className={`${css.hint} ${css.keysHint}`}>{word('select_hint')}</p>
          </section>
        )}
        <p role="status" className={notice === '' ? css.hidden : css.notice}>
          {notice}
        </p>
        <Shelf shelf={shelf} isNarrowed={query.trim() !== '' || tags.length > 0}>
          <PictureGrid
            images={images}
            isCollapsed={!isSeriesOpen}
            chosenId={chosenId}
            markedIds={markedImages?.map(({ id }) => id)}
            selected={manages && mayWrite ? selected.ids : undefined}
            onChoose={choose}
            onOpen={open}
            onMark={(image) => void mark(image)}
            onSelect={({ id }, isRange) => setSelected((before) => select(before, images, { id, isRange }))}
            onSelectAll={() => setSelected({ ids: new Set(images.map(({ id }) => id)), anchor: null })}
            hrefOf={manages?.hrefOf}
            onDrag={mayWrite ? drag : null}
          />
        </Shelf>
      </div>
      {isOver && (
        <div className={css.dropHint} aria-hidden="true">
          {here === '' ? word('drop') : word('drop_into', { name: folderName(here) })}
        </div>
      )}
      {sheet === 'new' && <NewFolder above={here} onClose={close} onDone={doneInFolders} />}
      {sheet === 'change' && openFolder && <ChangeFolder folder={openFolder} folders={shelves.folders} onClose={close} onDone={doneInFolders} />}
      {sheet === 'delete_folder' && openFolder && <DeleteFolder folder={openFolder} folders={shelves.folders} onClose={close} onDone={doneInFolders} />}
      {sheet === 'move' && <MoveSheet filed={filed} folders={shelves.folders} start={here} onClose={close} onDone={doneWith} />}
      {sheet === 'tag' && <PictureTags filed={filed} bucket={settled.bucket} onClose={close} onDone={doneWith} />}
      {sheet === 'series' && <SeriesSheet chosenPictures={chosenPictures} onClose={close} onDone={doneWith} />}
      {sheet === 'delete' && manages && <DeleteSheet chosenPictures={chosenPictures} placeOf={manages.placeOf} onClose={close} onDone={doneWith} />}
    </div>
  )
}

/** Texts once they have stopped changing for a moment. */
function useSettledTexts<Texts extends { query: string; bucket: string }>({ query, bucket }: Texts): { query: string; bucket: string } {
  const [settled, setSettled] = useState({ query, bucket })
  // The window's clock.
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled({ query, bucket }), SETTLE_MS)
    return () => window.clearTimeout(timer)
  }, [query, bucket])
  return settled
}

type ToolsProps = {
  query: string
  onQuery: (query: string) => void
  bucket: string
  onBucket: (bucket: string) => void
  onFiles: ((files: DroppedFile[]) => void) | null
}

/** The tags of pictures, with those of the whole bucket to choose from. */
function PictureTags({ bucket, ...sheet }: Omit<Parameters<typeof TagSheet>[0], 'suggestions'> & { bucket: string }) {
  const { tags } = useShelves({ query: '', bucket, folder: undefined, tags: [], series: null })
  return <TagSheet {...sheet} suggestions={tags.map(({ tag }) => tag)} />
}

/** Search, bucket and upload. */
function Tools({ query, onQuery, bucket, onBucket, onFiles }: ToolsProps) {
  const word = useLibraryWord()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.tools}>
      <input
        type="search"
        className={css.input}
        aria-label={word('search')}
        placeholder={word('search')}
        dir="auto"
        value={query}
        onChange={({ target }) => onQuery(target.value)}
      />
      <label className={css.bucket}>
        {word('bucket')}
        <input
          className={css.input}
          inputMode="numeric"
          dir="ltr"
          value={bucket}
          onChange={({ target }) => onBucket(target.value.replace(/\D/g, '').slice(0, 6))}
        />
      </label>
      {onFiles && (
        <>
          <button type="button" className={css.button} data-main="yes" onClick={() => input.current?.click()}>
            {word('upload')}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={pictureTypes.join(',')}
            aria-label={word('upload')}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])].map((file) => ({ file, folder: '' })))
              target.value = ''
            }}
          />
          <p className={css.hint}>{word('upload_rules')}</p>
        </>
      )}
    </div>
  )
}

type KnownPictureProps = { image: LibraryImage; name: string; onShow: () => void; onMove: (() => void) | null }

/** The library had the bytes of a file already: it offers the picture that has them. */
function KnownPicture({ image, name, onShow, onMove }: KnownPictureProps) {
  const word = useLibraryWord()
  return (
    <>
      <span>{image.folder ? word('known_in', { name, folder: image.folder }) : word('known', { name })}</span>
      <button type="button" className={css.quiet} onClick={onShow}>
        {word('show_known')}
      </button>
      {onMove && (
        <button type="button" className={css.quiet} onClick={onMove}>
          {word('move_here')}
        </button>
      )}
    </>
  )
}

type ShelfProps = { shelf: ReturnType<typeof useLibrary>; isNarrowed: boolean; children: ReactNode }

function Shelf({ shelf: { images, total, isLoading, failure, more, again }, isNarrowed, children }: ShelfProps) {
  const word = useLibraryWord()
  const say = useLibraryFailure()
  if (failure && images.length === 0) {
    return (
      <p role="alert" className={css.problem}>
        {say(failure)}{' '}
        <button type="button" className={css.button} onClick={again}>
          {word('retry')}
        </button>
      </p>
    )
  }
  if (images.length === 0) {
    if (isLoading) return <p role="status">{word('loading')}</p>
    return (
      <div className={css.empty}>
        <p>{word(isNarrowed ? 'nothing_found' : 'empty')}</p>
        {!isNarrowed && <p className={css.hint}>{word('empty_hint')}</p>}
      </div>
    )
  }
  return (
    <>
      {children}
      <div className={css.more}>
        <span className={css.hint}>{word('shown', { shown: images.length, total })}</span>
        {images.length < total && (
          <button type="button" className={css.button} disabled={isLoading} onClick={more}>
            {word('more')}
          </button>
        )}
      </div>
    </>
  )
}
