/** What the bench measures, in the order in which it does; each part is loaded when it runs. */
export const parts = {
  starts: async (run) => (await import('./starts.mjs')).measureStarts(run),
  cached: async (run) => (await import('./cached.mjs')).measureCached(run),
  render: async (run) => (await import('./render.mjs')).measureRender(run),
  uncached: async (run) => (await import('./uncached.mjs')).measureUncached(run),
  stock: async (run) => (await import('./stock-list.mjs')).measureStockList(run),
  big: async (run) => (await import('./big-stock.mjs')).measureBigStock(run),
  million: async (run) => (await import('./million.mjs')).measureMillion(run),
  backup: async (run) => (await import('./backup.mjs')).measureBackup(run),
  feed: async (run) => (await import('./feed-import.mjs')).measureFeedImport(run),
  forms: async (run) => (await import('./leads.mjs')).measureLeads(run),
  deliveries: async (run) => (await import('./deliveries.mjs')).measureDeliveries(run),
  queue: async (run) => (await import('./library-queue.mjs')).measureLibraryQueue(run),
  orders: async (run) => (await import('./orders.mjs')).measureOrders(run),
  together: async (run) => (await import('./together.mjs')).measureTogether(run),
  publish: async (run) => (await import('./publish.mjs')).measurePublish(run),
  editor: async (run) => (await import('./editor.mjs')).measureEditor(run),
  lists: async (run) => (await import('./staff-lists.mjs')).measureStaffLists(run),
  weight: async (run) => (await import('./weight.mjs')).measureWeight(run),
  blocks: async (run) => (await import('./every-block.mjs')).measureEveryBlock(run),
  parts: async (run) => (await import('./parts.mjs')).measureParts(run),
  tap: async (run) => (await import('./first-tap.mjs')).measureFirstTap(run),
  shift: async (run) => (await import('./order-shift.mjs')).measureOrderShift(run),
  slow: async (run) => (await import('./slow-line.mjs')).measureSlowLine(run),
  lighthouse: async (run) => (await import('./lighthouse.mjs')).measureLighthouse(run),
}

/** What takes long and is asked for by its name alone. */
export const namedParts = ['million', 'backup', 'queue']

/** What needs neither a browser nor `npm start`: `npm test` runs these in small, `npm run test:all` all of them. */
export const quickParts = ['cached', 'render', 'uncached', 'stock', 'big', 'million', 'backup', 'feed', 'forms', 'deliveries', 'orders', 'together', 'publish']
