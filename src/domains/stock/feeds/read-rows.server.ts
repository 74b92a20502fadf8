import { storableText } from '#kernel/values/storable-text.ts'
import { csvRows } from './csv-rows.server.ts'
import { decodeText } from './decode-text.ts'
import type { FeedDraft } from './feed.ts'
import type { FileRow } from './feed-record.ts'
import { jsonRows } from './json-rows.ts'
import { xmlRows } from './xml-rows.server.ts'

export type FileShape = Pick<FeedDraft, 'format' | 'encoding' | 'delimiter' | 'record_path'>

/** The records of a file as they are read, one after the other. Throws a {@link FeedFlaw} where nothing further can be read. */
export async function* readRows(source: AsyncIterable<Uint8Array>, shape: FileShape): AsyncGenerator<FileRow> {
  for await (const row of rowsAsWritten(source, shape)) yield 'flaw' in row ? row : { line: row.line, record: storableText(row.record) }
}

function rowsAsWritten(source: AsyncIterable<Uint8Array>, { format, encoding, delimiter, record_path }: FileShape): AsyncGenerator<FileRow> {
  const texts = decodeText(source, encoding)
  if (format === 'csv') return csvRows(texts, delimiter)
  return format === 'json' ? jsonRows(texts, record_path) : xmlRows(texts, record_path)
}
