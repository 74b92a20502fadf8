import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, inflateRaw } from 'node:zlib'

/** A text packed by itself, such that packed texts one after the other are one gzip file. */
export type GzipPiece = { packed: Buffer; crc: number; length: number }

const deflated = promisify(deflateRaw)
const inflated = promisify(inflateRaw)

/** A file without name or time, of an unknown system (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty block that says it is the last (RFC 1951, 3.2.6). */
const LAST_BLOCK = Buffer.from([3, 0])

export async function gzipPiece(text: string): Promise<GzipPiece> {
  const bytes = Buffer.from(text)
  // Ends at a whole byte, and not as the last block.
  const packed = await deflated(bytes, { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_FULL_FLUSH })
  return { packed, crc: crc32(bytes), length: bytes.length }
}

/** The text of a piece. */
export async function unpacked({ packed }: GzipPiece): Promise<Buffer> {
  return inflated(packed, { finishFlush: constants.Z_SYNC_FLUSH })
}

/** Pieces as one gzip file of a single member, which every client reads. No text is packed again. */
export async function* gzipFile(pieces: AsyncIterable<GzipPiece>): AsyncGenerator<Buffer> {
  yield HEADER
  let [crc, length] = [0, 0]
  for await (const piece of pieces) {
    yield piece.packed
    crc = joinedCrc(crc, piece)
    length += piece.length
  }
  const sums = Buffer.alloc(8)
  sums.writeUInt32LE(crc, 0)
  // Modulo 2^32, as the format says.
  sums.writeUInt32LE(length % 2 ** 32, 4)
  yield Buffer.concat([LAST_BLOCK, sums])
}

/** The polynomial of CRC-32. As in all of this, the highest bit is the power of 0. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
/** x^8: what one byte more multiplies a sum by. */
const ONE_BYTE = ONE >>> 8

/** The sum of a text and a piece after it, from the sums of both: that of the first times x to the number of bits of the second, plus the second. */
function joinedCrc(before: number, { crc, length }: GzipPiece): number {
  let [factor, power] = [ONE, ONE_BYTE]
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) factor = product(factor, power)
    power = product(power, power)
  }
  return (product(before, factor) ^ crc) >>> 0
}

/** The product of two polynomials over bits, modulo that of CRC-32. */
function product(one: number, other: number): number {
  let [result, shifted] = [0, other]
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) result ^= shifted
    shifted = (shifted & 1) === 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return result
}
