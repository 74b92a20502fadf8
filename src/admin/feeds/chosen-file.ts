/** The file that somebody last chose for a feed; `feedId` is null while the feed is new. */
let chosen: { feedId: number | null; file: File } | null = null

/** Remembers a file for the runs of its feed, so that nobody has to choose it again during the visit. */
export function rememberFile(feedId: number | null, file: File): void {
  chosen = { feedId, file }
}

export function findChosenFile(feedId: number | null): File | null {
  return chosen?.feedId === feedId ? chosen.file : null
}

/** The feed that was just created takes over the file that was chosen for the new feed. */
export function giveFileTo(feedId: number): void {
  if (chosen?.feedId === null) chosen.feedId = feedId
}

/** Whether a file is still what was chosen: browsers refuse one that was changed or removed since. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
