/** How far from the end of a PDF its `%%EOF` marker may be, in bytes. */
const TAIL_BYTES = 1024

/** Whether the bytes are a complete PDF, judged by its markers and not by its name or declared type. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to))
  return /^%PDF-\d/.test(text(0, 8)) && text(-TAIL_BYTES).includes('%%EOF')
}
