import { z } from '@hono/zod-openapi'
import { FEED_PICTURES, findFeedPicture } from '#domains/feeds/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { defineCall } from '../define-call.server.ts'
import { bytesAnswer, FOR_EVER, type ServedBytes } from '../media/bytes-answer.server.ts'
import { mediaWords } from '../media/media-words.ts'

/** Pictures of feeds, so that browsers of visitors ask nobody but this site. */
export const feedPicturesCalls = [
  defineCall({
    method: 'get',
    tag: 'Media',
    who: 'anyone',
    cost: 'file',
    path: `${FEED_PICTURES}/{digest}`,
    summary: 'Reads a picture that a feed of a block names, from the copy of the site',
    params: z.object({ digest: z.string().regex(/^[\w-]{43}$/) }),
    answer: bytesAnswer(['image/webp'], 'The picture as WebP.'),
    extraHeaders: ({ headers }: ServedBytes) => headers,
    words: mediaWords,
    refusals: { gone: 404 },
    run: async (ctx, { params: { digest } }) => {
      const bytes = await findFeedPicture(ctx, digest)
      if (!bytes) return refuse('gone')
      return done({ bytes, headers: { 'cache-control': FOR_EVER, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' } })
    },
  }),
]
