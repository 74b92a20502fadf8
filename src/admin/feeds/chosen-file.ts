/** The file last chosen for a feed; `feedId` is null for a new feed. */
let choice: { feedId: number | null; file: File } | null = null

/** Remembers a file for the runs of its feed, so that it is chosen only once per visit. */
export function rememberFile(feedId: number | null, file: File): void {
  choice = { feedId, file }
}

export function findChosenFile(feedId: number | null): File | null {
  return choice?.feedId === feedId ? choice.file : null
}

/** Assigns the file of the new feed to the feed that was just created. */
export function giveFileTo(feedId: number): void {
  if (choice?.feedId === null) choice.feedId = feedId
}

/** Whether a chosen file can still be read: browsers refuse a file that was changed or removed since. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    // The caller asks for the file to be chosen again.
    return false
  }
}
