import { reasonOf } from '#kernel/reason-of.ts'
import type { ImageField, Size } from '#fields/field-types.ts'
import type { ImageRecord } from '#domains/media/index.ts'
import { measurePicture, type VariantSource } from '#domains/media/index.server.ts'
import type { Logger } from '#kernel/log.ts'
import { isRowId } from '#kernel/values/row-id.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { markupFacts } from './markup-facts.server.ts'
import type { ShownValues } from './shown-values.ts'
import type { Warning } from './warning.ts'

/** A common desktop width, in px, and the most bytes that a picture should take there. */
const SCREEN_WIDTH = 1440
const HEAVY_BYTES = 200 * 1024
/** The most pictures that are resized for a check, since somebody waits for it; further ones count when their variants exist already. */
const MOST_MADE = 8
const MOST_MEASURED = 60

type Place = Pick<Warning, 'block' | 'group' | 'field'>
export type ShownPicture = { place: Place; field: ImageField; id: number; alt: string; sizes: readonly Size[] }

export function placeOf({ block, group }: ShownValues, field: string): Place {
  return { block, ...(group === undefined ? {} : { group }), field }
}

/** The pictures of image fields that visitors see, with the sizes that they are offered in. */
export function picturesOf(values: ShownValues): ShownPicture[] {
  return values.fields.flatMap((field): ShownPicture[] => {
    if (field.field_type !== 'Image') return []
    const { id, alt = '' } = (values.read(field) ?? {}) as { id?: unknown; alt?: string }
    if (!isRowId(id)) return []
    const sizes = field.sizesBy?.sizes[String(values.own[field.sizesBy.symbol])] ?? field.sizes
    return [{ place: placeOf(values, field.symbol), field, id, alt: String(alt ?? '').trim(), sizes }]
  })
}

/** Pictures without a text alternative, both in the block and in the library. */
export function missingTexts(shownFields: readonly ShownValues[], pictures: readonly ShownPicture[], images: ReadonlyMap<number, ImageRecord>): Warning[] {
  const inFields = pictures
    .filter(({ field, id, alt }) => field.withAlt && alt === '' && images.get(id)?.alt.ar.trim() === '')
    .map(({ place, id }): Warning => ({ code: 'missing_alt', ...place, details: { image: id } }))
  const inMarkup = shownFields.flatMap((values) =>
    htmlOf(values).flatMap(({ symbol, html }) =>
      markupFacts(html)
        .pictures.filter(({ hasAlt }) => !hasAlt)
        .map(({ src }): Warning => ({ code: 'missing_alt', ...placeOf(values, symbol), details: { image: src } })),
    ),
  )
  return [...inFields, ...inMarkup]
}

export function htmlOf({ fields, read }: ShownValues): { symbol: string; html: string }[] {
  return fields.flatMap((field) => {
    const html = field.field_type === 'Markdown' && field.format === 'html' ? read(field) : null
    return typeof html === 'string' && html !== '' ? [{ symbol: field.symbol, html }] : []
  })
}

/** Pictures that are too heavy where a common desktop shows them; those beyond the bounds above are not measured. */
export async function heavyPictures(
  ctx: Ctx,
  storage: Storage,
  pictures: readonly ShownPicture[],
  images: ReadonlyMap<number, ImageRecord>,
): Promise<Warning[]> {
  let variantsMade = 0
  const canMake = () => {
    variantsMade += 1
    return variantsMade <= MOST_MADE
  }
  const warnings = await Promise.all(
    pictures.slice(0, MOST_MEASURED).map(async ({ place, id, sizes }): Promise<Warning[]> => {
      const image = images.get(id)
      const weight = image ? await weighPicture({ storage, log: ctx.log, askWorker: ctx.askWorker }, image, { sizes, canMake }) : null
      return weight && isHeavy(weight) ? [{ code: 'heavy_picture', ...place, details: { image: id, ...weight } }] : []
    }),
  )
  return warnings.flat()
}

export const isHeavy = ({ bytes }: { bytes: number }): boolean => bytes > HEAVY_BYTES

/** What a common desktop loads of a picture; null where that is not known: no variant is there and none may be made, or the original is missing. */
export async function weighPicture(
  { log, ...source }: VariantSource & { log: Logger },
  image: ImageRecord,
  { sizes, canMake }: { sizes: readonly Size[]; canMake: () => boolean },
) {
  try {
    return await measurePicture(source, image, { sizes, screenWidth: SCREEN_WIDTH, canMake })
  } catch (error) {
    // A missing original is visible on the page itself; the check is about the other pictures.
    log.warn('a picture could not be measured', { image: image.id, reason: reasonOf(error) })
    return null
  }
}
