import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { Socket } from 'node:net'
import type pg from 'pg'

/** What of the driver's connection a COPY uses; the driver itself knows only queries, and hands these on to whatever was submitted. */
type CopyConnection = {
  stream: Socket
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/** The rows that `copy … to stdout` gives, as they come; the server waits while nobody reads. */
export function copyOut(client: pg.Client, statement: string): Readable {
  let connection: CopyConnection | undefined
  const rows = new Readable({ read: () => void connection?.stream.resume() })
  client.query({
    submit: (own: unknown) => {
      connection = own as CopyConnection
      connection.query(statement)
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      // The driver reads the next messages into the same memory.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause()
    },
    handleCommandComplete: () => undefined,
    // The end may come while the connection rests, and nobody reads beyond it.
    handleReadyForQuery: () => {
      connection?.stream.resume()
      rows.push(null)
    },
    handleError: (error: Error) => {
      connection?.stream.resume()
      rows.destroy(error)
    },
  } as pg.Submittable)
  return rows
}

/** Gives rows to `copy … from stdin`. A source that fails rolls the statement back, and throws. */
export function copyIn(client: pg.Client, statement: string, source: AsyncIterable<Buffer>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let failure: Error | undefined
  client.query({
    submit: (connection: unknown) => (connection as CopyConnection).query(statement),
    handleCopyInResponse: (connection: CopyConnection) => {
      send(connection, source).catch((error: Error) => {
        failure = error
        connection.sendCopyFail('the source failed')
      })
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    handleError: (error: Error) => {
      failure ??= error
      // Without another message, such as when the connection broke, nothing else comes.
      reject(failure)
    },
  } as unknown as pg.Submittable)
  return promise
}

async function send(connection: CopyConnection, source: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of source) {
    connection.sendCopyFromChunk(chunk)
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
  }
  connection.endCopyFrom()
}
