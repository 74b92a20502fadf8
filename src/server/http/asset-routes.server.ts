import { type Context, Hono } from 'hono'
import { constants, brotliCompressSync } from 'node:zlib'
import { blockThumbnails } from '#blocks/thumbnails.gen.ts'
import type { Services } from '../services.server.ts'
import { acceptsEncoding } from './conditional.ts'
import { rangedAnswer } from './ranged-answer.server.ts'
import type { StaticFile } from './static-files.server.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Serves build files, joined stylesheets, brand marks and block thumbnails. */
export function assetRoutes({ files }: Pick<Services, 'files'>): Hono {
  const routes = new Hono()
  const styles = new Map<string, StaticFile>()
  routes.get('/ar/assets/css/:name', (c) => {
    const name = c.req.param('name')
    const file = styles.get(name) ?? joinedStyles(name)
    if (!file) return c.notFound()
    styles.set(name, file)
    return send(c, file, FOREVER)
  })
  routes.get('/ar/assets/*', (c) => {
    const file = files.build.get(c.req.path.slice('/ar/'.length))
    return file ? send(c, file, FOREVER) : c.notFound()
  })
  routes.get('/ar/staff/*', (c) => {
    const file = files.staff.get(c.req.path.slice('/ar/staff/'.length))
    return file ? send(c, file, FOREVER) : c.notFound()
  })
  routes.get('/ar/brand/*', (c) => {
    const file = files.brand.get(c.req.path.slice('/ar/brand/'.length))
    return file ? send(c, file, A_DAY) : c.notFound()
  })
  // Programs ask for it without looking at the page.
  routes.get('/favicon.ico', (c) => {
    const file = files.brand.get('favicon.ico')
    return file ? send(c, file, A_DAY) : c.notFound()
  })
  routes.get('/ar/thumbnails/:symbol', (c) => {
    const picture = blockThumbnails.get(c.req.param('symbol'))
    if (picture === undefined) return c.notFound()
    const [, photo] = picture.split('data:image/webp;base64,')
    if (photo === undefined) return c.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': A_DAY })
    return c.body(Buffer.from(photo, 'base64'), 200, { 'content-type': 'image/webp', 'cache-control': A_DAY })
  })
  return routes

  function joinedStyles(name: string): StaticFile | undefined {
    const text = files.joinedStylesheet(name)
    if (text === null) return undefined
    const bytes = Buffer.from(text)
    return { bytes, brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), type: 'text/css; charset=utf-8' }
  }
}

function send(c: Context, { bytes, brotli, type }: StaticFile, cacheControl: string): Response {
  const headers = { 'content-type': type, 'cache-control': cacheControl }
  if (!brotli) return rangedAnswer(c, bytes, headers)
  const varied = { ...headers, vary: 'Accept-Encoding' }
  if (!acceptsEncoding(c.req.header('accept-encoding'), 'br')) return new Response(bytes as Uint8Array<ArrayBuffer>, { headers: varied })
  return new Response(brotli as Uint8Array<ArrayBuffer>, { headers: { ...varied, 'content-encoding': 'br' } })
}
