/** Pictures come first: they answer to swipes by themselves, and to thumbnails and full screen as soon as the page rests. */
export const island = 'load' as const
