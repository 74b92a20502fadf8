export { type FeedSample, seedFeeds } from './seed-feeds.server.ts'
export { FEED_PICTURES, findFeedPicture } from './feed-pictures.server.ts'
