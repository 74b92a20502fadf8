export type { FeedAge } from './feed.ts'
