// What bench/render-child.mjs draws with, built as the server itself is.
export { openDatabase } from '#platform/database/database.server.ts'
export { previewPage } from '#server/pages/answer-page.server.ts'
export { readBuiltAssets } from '#site/assets/built-assets.server.ts'
export { SiteSource } from '#site/page/site-content.server.ts'
