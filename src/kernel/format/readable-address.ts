/**
 * An address as people read it: Arabic letters instead of their codes. One that is not encoded correctly stays as it is, and so does one that hides line
 * breaks or signs that turn the direction of what follows.
 */
export function readableAddress(address: string): string {
  try {
    const readable = decodeURI(address)
    return /[\p{Cc}\p{Cf}]/u.test(readable) ? address : readable
  } catch {
    // Addresses come from strangers' browsers.
    return address
  }
}
