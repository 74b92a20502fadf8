import { aReceiver } from './a-receiver.ts'

/** Two addresses that are no service: one where nobody listens, and one that answers everything with a page. */
export async function wrongPlaces() {
  const closed = await aReceiver()
  await closed.close()
  const page = await aReceiver((_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><html><p>Sign in</p></html>'))
  return { closed: closed.url, page: page.url }
}
