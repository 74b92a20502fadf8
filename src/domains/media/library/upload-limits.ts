const MEGABYTE = 1024 * 1024

export const MAX_IMAGE_BYTES = 25 * MEGABYTE
export const MAX_FILE_BYTES = 20 * MEGABYTE
/** Decoding larger pictures would exhaust the memory of the process. */
export const MAX_PIXELS = 80_000_000
/** The longest side of a stored original, in px: that of the widest variant. Larger uploads are scaled down. */
export const MASTER_SIDE = 4096
/** The longest side of a WebP file, in px. */
export const MAX_SIDE = 16_383
