/** An address as people read it: Arabic letters instead of their codes. What is not encoded correctly stays as it is. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
