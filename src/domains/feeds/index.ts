export type { FeedAge } from './feed.ts'
export { readFeedsSettings } from './settings.ts'
