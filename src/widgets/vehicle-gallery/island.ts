/** Pictures come first: they answer to swipes by themselves, and to thumbnails and full screen once a visitor turns to them. */
export const island = 'touch' as const
