import { type ImageFacts, listImageFacts } from '#domains/media/index.server.ts'
import { days } from '#kernel/durations.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { collectContentImages } from '../media-usage/find-content-usage.server.ts'
import type { CareFlaw } from './care-finding.ts'

/**
 * Pictures of the library that nothing refers to, once they are a day old, and those with many more pixels than anybody is sent. `others` are pictures that other
 * parts of the site use.
 */
export async function findPictureFlaws(
  db: Queryable,
  { now, widest, others }: { now: Date; widest: number; others: ReadonlySet<number> },
): Promise<{ flaws: CareFlaw[]; pictures: number }> {
  const usedImages = await collectContentImages(db)
  const images = await listImageFacts(db)
  const flaws = images.flatMap((image) => [
    ...(!usedImages.has(image.id) && !others.has(image.id) && now.getTime() - image.createdAt.getTime() >= days(1) ? [flawOf(image, 'unused_picture')] : []),
    ...(Math.max(image.width, image.height) > 2 * widest ? [flawOf(image, 'large_picture')] : []),
  ])
  return { flaws, pictures: images.length }
}

function flawOf({ id, alt, width, height }: ImageFacts, kind: CareFlaw['kind']): CareFlaw {
  return { kind, subject: 'image', subject_id: id, title: alt, block: '', group: '', field: '', target: String(id), details: { width, height } }
}
