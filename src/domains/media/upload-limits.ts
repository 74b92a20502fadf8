const MEGABYTE = 1024 * 1024

export const MAX_IMAGE_BYTES = 25 * MEGABYTE
export const MAX_FILE_BYTES = 20 * MEGABYTE
/** Decoding more than this would take memory that other visitors need. */
export const MAX_PIXELS = 80_000_000
/** The longest side of an original as it is kept, in px: that of the widest variant. Larger uploads are scaled down to it. */
export const MASTER_SIDE = 4096
/** The longest side that a WebP file can have. */
export const MAX_SIDE = 16_383
