const MEGABYTE = 1024 * 1024
/** What a letter of JavaScript, a UTF-16 unit, takes as UTF-8 at most. */
const MOST_BYTES = 3

let room = Buffer.allocUnsafeSlow(MEGABYTE)

/**
 * Texts one after the other as UTF-8. They are written where the last page was, and copied from there once: joined as one text, a page of 200,000 letters
 * would be found room for twice over, as UTF-16.
 */
export function joinedBytes(texts: readonly string[]): Buffer<ArrayBuffer> {
  const most = MOST_BYTES * texts.reduce((letters, text) => letters + text.length, 0)
  if (most > room.length) room = Buffer.allocUnsafeSlow(most)
  const length = texts.reduce((end, text) => end + room.write(text, end), 0)
  return Buffer.from(room.subarray(0, length))
}
