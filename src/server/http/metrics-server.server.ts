import { createServer, type Server } from 'node:http'
import type { Figure } from '#platform/figures/figure.ts'
import { FIGURES_TYPE, writeFigures } from '#platform/figures/write-figures.ts'

/** How long one figure may take, which is less than Prometheus waits for all of them. */
const PATIENCE_MS = 3000

/** Serves figures at `/metrics`, on a port of their own: visitors never reach it by a mistake of a proxy. */
export function createMetricsServer(figures: readonly Figure[]): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    writeFigures(figures, PATIENCE_MS).then(
      (text) => response.writeHead(200, { 'content-type': FIGURES_TYPE, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
