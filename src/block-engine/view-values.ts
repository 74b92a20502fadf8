import type { ZodType } from 'zod'
import type { ImageView } from '#ui/pictures/picture.tsx'
import type { ButtonView, LinkView } from '#ui/link.tsx'
import type { FieldDef } from '#fields/field-types.ts'

export type { ButtonView, ImageView, LinkView }

/** A range of days in the site's time zone, both inclusive: from 00:00:01 of the first to 23:59:59 of the last. */
export type DateRange = { from: string; to: string }

/** A picture of a sequence: what a browser needs to load it and no more, since a page may hold hundreds. */
export type FrameView = Pick<ImageView, 'src' | 'srcset'>

/** An entry of a list whose picture is under one of its keys. */
type PicturedEntry<V, Key extends string> = V extends readonly (infer Entry)[] ? Omit<Entry, Key> & { readonly [K in Key]: ImageView | null } : never

/** The type a view receives for one field: stored values are completed, parsed and resolved before a view sees them. */
type Raw<F extends FieldDef> = F extends { field_type: 'Select'; options: readonly { value: infer V }[] }
  ? V
  : F extends { picturesIn: infer Key extends string; schema: ZodType<infer V> }
    ? readonly PicturedEntry<V, Key>[]
    : F extends { pictures: readonly unknown[] }
      ? readonly (FrameView | null)[]
      : F extends { schema: ZodType<infer V> }
        ? V
        : F extends { field_type: 'Number' }
          ? number
          : F extends { field_type: 'Bool' }
            ? boolean
            : F extends { field_type: 'Image' }
              ? ImageView
              : F extends { field_type: 'Link' }
                ? LinkView
                : F extends { field_type: 'LinksCollection' }
                  ? readonly ButtonView[]
                  : F extends { field_type: 'DateRange' }
                    ? DateRange
                    : string

/** An image, link or date range may always be missing (its record may be gone); texts are `''`; the rest follows the default. */
type Value<F extends FieldDef> = F extends { field_type: 'Image' | 'Link' | 'DateRange' }
  ? Raw<F> | null
  : F extends { field_type: 'Number' | 'Select' }
    ? F extends { default: string | number }
      ? Raw<F>
      : Raw<F> | null
    : Raw<F>

export type ViewValues<L extends readonly FieldDef[]> = {
  readonly [F in Exclude<L[number], { field_type: 'Separator' }> as F['symbol']]: Value<F>
}
