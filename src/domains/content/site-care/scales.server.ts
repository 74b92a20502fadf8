import { inArray } from 'drizzle-orm'
import type { ImageRecord } from '#domains/media/index.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import type { Logger } from '#kernel/log.ts'
import { isHeavy, type ShownPicture, weighPicture } from '../publishing/picture-check.server.ts'
import { careWeight } from '../schema.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'

/** Pictures that are fetched from the storage in one look over the site, and those of them that are resized for it; the next looks have the others. */
const MOST_WEIGHED = 300
const MOST_MADE = 20

type Heavy = { place: ShownPicture['place']; id: number; bytes: number; width: number }
export type Scales = { heavy: (pictures: readonly ShownPicture[], images: ReadonlyMap<number, ImageRecord>) => Promise<Heavy[]> }

/** Weighs pictures as a common desktop loads them. What was weighed once is remembered for as long as its pixels stay the same. */
export function openScales(db: Queryable, storage: Storage, log: Logger): Scales {
  let [weighed, madeCount] = [0, 0]
  const canMake = () => {
    madeCount += 1
    return madeCount <= MOST_MADE
  }

  async function weightOf(key: string, image: ImageRecord, { sizes }: ShownPicture): Promise<{ bytes: number; width: number } | null> {
    weighed += 1
    if (weighed > MOST_WEIGHED) return null
    const weight = await weighPicture({ storage, log }, image, { sizes, canMake })
    if (weight) await db.insert(careWeight).values({ key, imageId: image.id, bytes: weight.bytes, width: weight.width }).onConflictDoNothing()
    return weight
  }

  async function heavy(pictures: readonly ShownPicture[], images: ReadonlyMap<number, ImageRecord>): Promise<Heavy[]> {
    const keyed = pictures.flatMap((picture) => {
      const image = images.get(picture.id)
      const sizes = picture.sizes.map(({ width, height }) => `${width}x${height}`).join(' ')
      return image ? [{ picture, image, key: `${image.id} ${image.version} ${sizes}` }] : []
    })
    if (keyed.length === 0) return []
    const keys = keyed.map(({ key }) => key)
    const weightsByKey = new Map((await db.select().from(careWeight).where(inArray(careWeight.key, keys))).map((row) => [row.key, row]))
    const heavyPictures: Heavy[] = []
    for (const { picture, image, key } of keyed) {
      const weight = weightsByKey.get(key) ?? (await weightOf(key, image, picture))
      if (weight && isHeavy(weight)) heavyPictures.push({ place: picture.place, id: picture.id, bytes: weight.bytes, width: weight.width })
    }
    return heavyPictures
  }

  return { heavy }
}
