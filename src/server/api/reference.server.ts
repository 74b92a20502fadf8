import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { Hono } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { addExamples } from './examples/document-examples.ts'
import { plainPatterns } from './examples/plain-patterns.ts'

const require = createRequire(import.meta.url)
const assets = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
])

// Swagger UI needs inline styles, which the rest of the site does not allow.
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Routes of the OpenAPI document, `/api/openapi.json`, and its reference page, `/api/reference`. */
export function referenceRoutes(api: OpenAPIHono<AppEnv>): Hono {
  const routes = new Hono()
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  // Built once: it takes some tenths of a second and never changes while the process runs.
  let document: string | null = null
  routes.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(openApiDocument(api))
    return c.body(document, 200, { 'content-type': 'application/json' })
  })
  routes.get('/api/reference', (c) => c.html(page, 200, { 'content-security-policy': POLICY }))
  routes.get('/api/reference/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }))
  routes.get('/api/reference/:name', (c) => {
    const type = assets.get(c.req.param('name'))
    if (!type) return c.notFound()
    const folder = dirname(require.resolve('swagger-ui-dist/package.json'))
    return c.body(readFileSync(join(folder, c.req.param('name')), 'utf8'), 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
  })
  return routes
}

const ABOUT = `The API of a Maarad site: its pages, menu, settings and media, the vehicles of its stock, forms and leads, orders, quotations and payments, and the work of its staff.

Calls for visitors need no sign-in. All others take a bearer token, whose scopes limit it, or the session cookie of a signed-in person; with the cookie, every call that is not a GET also takes the header \`csrf-token\`.

Answers are JSON, \`{ data }\` with \`meta\` for a page of a list; every failure is \`{ error }\` with its status and a code. Amounts whose name ends in \`minor\` are in minor units of their currency, times are in ISO 8601, phone numbers in E.164. \`If-Match\` takes the version that \`ETag\` gave.`

/** The OpenAPI 3.1 document of the API, with an example of every JSON body and answer. */
export function openApiDocument(api: OpenAPIHono<AppEnv>) {
  const document = api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Maarad', version: '1', description: ABOUT },
  })
  plainPatterns(document)
  addExamples(document)
  return document
}

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true })\n`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Maarad API</title>
<link rel="stylesheet" href="/api/reference/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/reference/swagger-ui-bundle.js"></script>
<script src="/api/reference/start.js"></script>
</body>
</html>
`
