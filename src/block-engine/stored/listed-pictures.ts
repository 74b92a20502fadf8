import type { JsonField } from '#fields/field-types.ts'

/** The picture that an entry of a list of pictures names: by its id, as `{ id, alt }`, or by either under the key that the field gives. */
export function pictureOf(entry: unknown, { picturesIn }: Pick<JsonField, 'picturesIn'>): { id: number | null; alt?: string } {
  const picture = picturesIn === undefined ? entry : (entry as Record<string, unknown> | null)?.[picturesIn]
  if (typeof picture === 'number') return { id: picture }
  const { id, alt } = (picture ?? {}) as { id?: unknown; alt?: unknown }
  return { id: typeof id === 'number' ? id : null, ...(typeof alt === 'string' && alt ? { alt } : {}) }
}
