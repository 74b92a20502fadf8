/** A document of the media library. */
export type FileRecord = { id: number; name: string; checksum: string; mimeType: 'application/pdf'; sizeInBytes: number }

/** The address of a document, from the root of the site. */
export function fileUrl({ id, name }: Pick<FileRecord, 'id' | 'name'>): string {
  return `/media/api/v2/files/${id}/${encodeURIComponent(name)}`
}
