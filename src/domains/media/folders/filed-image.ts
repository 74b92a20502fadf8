import type { FileRecord } from '../library/file-record.ts'
import type { ImageRecord } from '../library/image-record.ts'

/** The series of a picture: its place from 1, and how many pictures it has. */
export type SeriesPlace = { id: number; name: string; place: number; count: number }

/** A picture with its place in the library, which staff alone are told: the name of its file, the path of its folder (empty for none) and its tags. */
export type FiledImage = ImageRecord & { name: string; folder: string; tags: readonly string[]; series: SeriesPlace | null }

/** A document with its place in the library: the path of its folder (empty for none) and its tags. */
export type FiledDocument = FileRecord & { folder: string; tags: readonly string[] }

/** A folder: `own` pictures stand in it, `all` pictures and as many `documents` in it or below it. */
export type FolderRecord = { id: number; path: string; own: number; all: number; documents: number }

/** Pictures that an action is for: some by themselves, and whole series. */
export type Selection = { ids: readonly number[]; series: readonly number[] }

/** What documents are listed. An absent value does not narrow. */
export type DocumentFilter = Pick<ImageFilter, 'search' | 'folder' | 'tags'>

/** What pictures are listed. An absent value does not narrow. */
export type ImageFilter = {
  bucket: number
  search: string
  /** A folder and all within it, or {@link NO_FOLDER}. */
  folder?: string | undefined
  /** Pictures that have all of these. */
  tags?: readonly string[] | undefined
  /** The pictures of this series, in their order. */
  series?: number | undefined
}
