/** A file with the folder that it was dropped in, as `studio/red`; empty for one that was dropped by itself. */
export type DroppedFile = { file: File; folder: string }

/** So many numbered files of one name are a series: fewer may be a handful of pictures that a camera numbered. */
const LEAST_OF_SERIES = 8

/** Whether something that is dragged has files of the computer. */
export function hasFiles({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** The dropped files, those of whole folders with the names of these. Files that a system hides are left out. */
export async function readDropped(transfer: DataTransfer): Promise<DroppedFile[]> {
  // Entries must be taken before the event is over.
  const entries = [...(transfer.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (entries.length === 0) return [...transfer.files].map((file) => ({ file, folder: '' }))
  const fileLists = await Promise.all(entries.map((entry) => readEntry(entry, '')))
  return fileLists.flat().filter(({ file }) => !file.name.startsWith('.'))
}

async function readEntry(entry: FileSystemEntry, folder: string): Promise<DroppedFile[]> {
  if (isFile(entry)) return [{ file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), folder }]
  const within = folder === '' ? entry.name : `${folder}/${entry.name}`
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const files: DroppedFile[] = []
  // A reader gives a hundred at a time, and nothing at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return files
    for (const one of some) files.push(...(await readEntry(one, within)))
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

const byName = new Intl.Collator('ar', { numeric: true })

/** In the order of their folders and the numbers in their names. */
export function inOrder<One extends { folder: string; name: string }>(files: readonly One[]): One[] {
  return files.toSorted((one, other) => byName.compare(one.folder, other.folder) || byName.compare(one.name, other.name))
}

/** The series among files: numbered files of one folder and one name, such as `turn-01.jpg` to `turn-36.jpg`; by the place of the file in the list. */
export function seriesAmong(files: readonly { folder: string; name: string }[]): Map<number, string> {
  const groups = new Map<string, { name: string; places: number[]; numbers: Set<number> }>()
  for (const [place, { folder, name }] of files.entries()) {
    const [, stem = '', number = ''] = /^(.*?)(\d{1,4})\.[^.]+$/.exec(name) ?? []
    if (number === '') continue
    const key = `${folder}/${stem}`
    const group = groups.get(key) ?? {
      name: stem.replace(/[\s_.-]+$/, '') || folder.slice(folder.lastIndexOf('/') + 1) || number,
      places: [],
      numbers: new Set(),
    }
    groups.set(key, group)
    group.places.push(place)
    group.numbers.add(Number(number))
  }
  const seriesNames = new Map<number, string>()
  for (const { name, places, numbers } of groups.values()) {
    const isWithoutGaps = Math.max(...numbers) - Math.min(...numbers) === places.length - 1 && numbers.size === places.length
    if (places.length >= LEAST_OF_SERIES && isWithoutGaps) for (const place of places) seriesNames.set(place, name)
  }
  return seriesNames
}
