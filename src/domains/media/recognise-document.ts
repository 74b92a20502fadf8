/** How far from its end a PDF may carry its last mark. */
const TAIL_BYTES = 1024

/** Whether the bytes are a PDF that has its end: by its own marks, not by its name or declared type. */
export function isPdf(bytes: Uint8Array): boolean {
  const read = (from: number, to?: number) => String.fromCharCode(...bytes.subarray(from, to))
  return /^%PDF-\d/.test(read(0, 8)) && read(-TAIL_BYTES).includes('%%EOF')
}
