// What bench/render-child.mjs draws with, built as the server itself is.
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import type { AnyView } from '#block-engine/define-block.ts'
import { views } from '#blocks/views.gen.ts'
import { findPage } from '#domains/content/index.server.ts'
import { siteFinderOf } from '#domains/search/index.server.ts'
import { openStockIndex } from '#domains/stock/index.server.ts'
import { systemClock } from '#kernel/clock.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { readEnv } from '#platform/env/env.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { previewPage } from '#server/pages/answer-page.server.ts'
import { contextOf, type DrawingServices } from '#server/services.server.ts'
import { readBuiltAssets } from '#site/assets/built-assets.server.ts'
import { prepareBlocks } from '#site/page/prepare-blocks.server.ts'
import { SiteSource } from '#site/page/site-content.server.ts'

/** Opens what draws pages on the data of a running site: `draw` a whole page, as for a visitor whom no cache helps, and `bare` the React views of the same blocks and nothing else. */
export async function openDrawing(folder: string, path: string) {
  const log = createLog('error')
  const env = readEnv({ PUBLIC_URL: 'http://localhost', SIGN_IN: 'off' })
  const database = await openDatabase({ url: undefined, folder, connections: 4, log })
  const source = new SiteSource()
  const siteContext = { db: database.db, clock: systemClock, log, staff: null, network: env.SERVICE_NETWORK }
  const services: DrawingServices = {
    database,
    log,
    clock: systemClock,
    env,
    assets: readBuiltAssets('build/client', '/ar/'),
    site: source,
    stock: await openStockIndex({ db: database.db, log, readPriceBasis: async () => (await source.get(siteContext)).settings.stock }),
    finder: siteFinderOf(env),
    secretKey: 'a-key-for-the-bench-only-0123456789',
  }
  const ctx = contextOf(services)
  const page = await findPage(ctx, path)
  if (!page) throw new Error(`there is no page ${path}`)
  const { site, stock } = services
  const place = { path, title: page.title, publicUrl: env.PUBLIC_URL, query: new URLSearchParams(), site: await site.get(ctx), stock }
  const { blocks } = await prepareBlocks(ctx, page.blocks, place)
  const drawnBlocks = blocks.flatMap((block) =>
    block.state === 'ready' ? [{ view: views.get(block.storedBlock.template) as AnyView, props: block.props }] : [],
  )
  return {
    blocks: page.blocks.length,
    draw: () => previewPage(services, path),
    bare: () => drawnBlocks.map(({ view, props }) => renderToString(createElement(view, props), { identifierPrefix: props.id })).join('').length,
    close: async () => {
      stock.close()
      await database.db.$client.end()
    },
  }
}
