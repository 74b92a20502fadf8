import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { imageSizes } from '#block-engine/image-sizes.ts'
import { headingFields, presets, stringField } from '#block-engine/presets.ts'
import { readYouTubeId } from '#block-engine/youtube.ts'

const MOST_PICTURES = 60
const id = z.int().positive()

/** The pictures and videos of a category. A video may have a picture on its cover. */
const Pictures = z
  .array(
    z.object({
      image: z
        .union([id, z.object({ id, alt: z.string().max(300).optional() })])
        .nullable()
        .default(null),
      caption: z.string().max(300).default(''),
      yt: z
        .string()
        .default('')
        .transform((address) => readYouTubeId(address) ?? ''),
    }),
  )
  .max(MOST_PICTURES)

export const galleryCategories = defineBlock({
  symbol: 'gallery_categories',
  name: ['Gallery categories', 'معرض صور مصنّف'],
  description: 'A grid of pictures and videos that visitors filter by category and open on a full screen.',
  short_description: ['Many pictures, sorted: exterior, cabin, on the road', 'صور كثيرة مصنّفة: من الخارج والداخل وعلى الطريق.'],
  search: ['photos', 'filter', 'lightbox', 'tabs', 'ألبوم', 'تصنيفات', 'فئات', 'صور', 'فيديو'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    { ...stringField('all_label', ['Label of all', 'نص زر الكل'], { max: 40, default: 'All' }), arabic: 'الكل' },
    presets.slider_theme,
  ],
  groups: {
    max: 4,
    fields: [
      stringField('category_label', ['Name of the category', 'اسم الفئة'], { max: 60 }),
      {
        symbol: 'images',
        label: ['Pictures', 'الصور'],
        field_type: 'Json',
        format: 'json',
        schema: Pictures,
        default: [],
        pictures: imageSizes.standard,
        picturesIn: 'image',
        filled: {
          fields: [
            { symbol: 'image', label: ['Picture', 'الصورة'], field_type: 'Image', sizes: imageSizes.standard, withAlt: true },
            { symbol: 'caption', label: ['Caption', 'التعليق'], field_type: 'String', translatable: true, max: 300 },
            { symbol: 'yt', label: ['YouTube video', 'مقطع YouTube'], field_type: 'YouTube video' },
          ],
          max: MOST_PICTURES,
        },
      },
    ],
  },
  words: {
    label: ['Gallery', 'معرض الصور'],
    enlarge: ['Enlarge', 'تكبير'],
    film: ['Play the video', 'تشغيل الفيديو'],
    close: ['Close', 'إغلاق'],
    found: ['Pictures: {n}', 'عدد الصور: {n}'],
  },
})
