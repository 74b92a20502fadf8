import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, type BrotliOptions, constants, crc32, createBrotliCompress, createGzip, gzip, type ZlibOptions } from 'node:zlib'
import type { Transform } from 'node:stream'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** A window of so many bits sees this many bytes less (RFC 7932, 9.1). */
const WINDOW_GAP = 16

/** Compresses a page. An open one can be ended by any text afterwards, without compressing it again. */
export function brotliOf(plain: Buffer, quality: number, { isOpen }: { isOpen: boolean }): Promise<Buffer> {
  const options: BrotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowFor(plain.length),
    },
  }
  return isOpen ? flushed(createBrotliCompress(options), plain, constants.BROTLI_OPERATION_FLUSH) : compressBrotli(plain, options)
}

/** Bits of the smallest window that sees all of a text. The usual one of 4 MB costs the memory for it each time, which has V8 collect garbage for every few pages. */
function windowFor(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants
  return Math.min(Math.max(Math.ceil(Math.log2(length + WINDOW_GAP)), BROTLI_MIN_WINDOW_BITS), BROTLI_MAX_WINDOW_BITS)
}

/** The page that was compressed so, also when it is open. */
export function plainOf(brotli: Buffer): Promise<Buffer> {
  // An open page has no end that the decompressor could wait for.
  return decompressBrotli(brotli, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
}

export function gzipOf(plain: Buffer, { isOpen }: { isOpen: boolean }): Promise<Buffer> {
  const options: ZlibOptions = {}
  return isOpen ? flushed(createGzip(options), plain, constants.Z_SYNC_FLUSH) : compressGzip(plain, options)
}

/** The compressed bytes up to a flush: they end at a byte, and the stream is not at its end. */
function flushed(stream: Transform & { flush: (kind: number, done: () => void) => void }, plain: Buffer, kind: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.once('error', reject)
    stream.write(plain)
    stream.flush(kind, () => {
      // The last part is announced after the flush.
      setImmediate(() => {
        resolve(Buffer.concat(parts))
        stream.destroy()
      })
    })
  })
}

/** The last byte of a brotli stream: an empty last meta-block (RFC 7932, 9.2). */
const BROTLI_END = 0x03
/** A meta-block that is not compressed: its length less one from bit 3 in 16 bits, then this bit. */
const BROTLI_UNCOMPRESSED = 1 << 19

/** Ends an open brotli stream with this text, at most 64 KB. */
export function endBrotli(open: Buffer, ending: Buffer): Buffer {
  const head = Buffer.alloc(3)
  head.writeUIntLE(((ending.length - 1) << 3) | BROTLI_UNCOMPRESSED, 0, 3)
  return Buffer.concat([open, head, ending, Buffer.of(BROTLI_END)])
}

/** What of the page an open gzip stream has to say at its end. */
export type GzipSum = { crc: number; length: number }

export function sumOf(plain: Buffer): GzipSum {
  return { crc: crc32(plain), length: plain.length }
}

/** Ends an open gzip stream with this text, at most 64 KB: a stored last block (RFC 1951, 3.2.4), then checksum and length of the whole (RFC 1952). */
export function endGzip(open: Buffer, ending: Buffer, { crc, length }: GzipSum): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(1, 0)
  head.writeUInt16LE(ending.length, 1)
  head.writeUInt16LE(~ending.length & 0xffff, 3)
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(ending, crc), 0)
  tail.writeUInt32LE((length + ending.length) % 2 ** 32, 4)
  return Buffer.concat([open, head, ending, tail])
}
