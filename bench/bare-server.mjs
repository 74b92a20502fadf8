// The floor: bare node:http that answers everything with the headers and the body it was given. Prints its port.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.keepAliveTimeout = 65_000
server.listen(0, '127.0.0.1', () => console.log(`listening on ${server.address().port}`))
process.once('SIGTERM', () => process.exit(0))
