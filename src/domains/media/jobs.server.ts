import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { findImages } from './library/find-images.server.ts'
import { imageVariant, MAKE_VARIANT } from './variants/image-variant.server.ts'
import { findVariant } from './variants/image-variants.ts'
import { variantFormats } from './variants/variant-format.ts'

type Needs = { ctx: Ctx; storage: Storage }

export function mediaJobKinds({ ctx, storage }: Needs): readonly JobKind[] {
  return [
    {
      name: MAKE_VARIANT,
      label: ['Make a size of a picture', 'إعداد مقاس لصورة'],
      about: { id: ['Picture {id}', 'الصورة {id}'] },
      // As many as are made at a time.
      atOnce: 2,
      run: async ({ data }) => {
        const id = Number(data.id)
        const image = (await findImages(ctx.db, [id])).get(id)
        const variant = image && findVariant(image, String(data.name))
        const format = variantFormats.find(({ ending }) => ending === data.ending)
        // Of a picture that was replaced or deleted meanwhile nobody asks for this version any more.
        if (!variant || !format || image.version !== data.version) return
        await imageVariant({ storage }, image, { variant, format })
      },
    },
  ]
}
