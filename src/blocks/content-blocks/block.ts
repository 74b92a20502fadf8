import { z } from 'zod'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, ratioPictureField, sectionFields } from '#block-engine/presets.ts'

/**
 * When a tile is shown: the strategy `key` must accept `value`, otherwise `fallback` takes its place, or nothing (C-124 to C-128).
 * The server always draws the tile; the check runs in the browser.
 */
const DcStrategy = z.object({
  key: z.string().min(1).max(80),
  value: z.union([z.string().max(300), z.record(z.string().max(80), z.string().max(300))]).default(''),
  fallback: z
    .object({
      text: z.string().max(600),
      link: z
        .object({
          label: z.string().min(1).max(300),
          url: z
            .string()
            .regex(/^(\/(?!\/)|https?:\/\/)/)
            .max(2000),
        })
        .optional(),
    })
    .optional(),
})

export const contentBlocks = defineBlock({
  symbol: 'content_blocks',
  name: ['Content blocks', 'شبكة محتوى'],
  description: 'A grid of tiles, each a picture or video with a heading, text and buttons; up to four in a row.',
  short_description: ['Grid of tiles', 'بطاقات متجاورة بصور أو مقاطع ونصوص وأزرار.'],
  search: ['columns', 'cards', 'tiles', 'video', 'image', 'أعمدة', 'بلاطات', 'كروت', 'فيديو', 'صور', 'شبكة'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [
    ...headingFields,
    presets.paragraph,
    presets['col-numbers'],
    presets.font_size,
    presets['image-ratio'],
    presets.is_reversed,
    { ...presets.vertical_alignment, default: 'top' },
    presets.offer_schedule,
    ...sectionFields,
  ],
  groups: {
    max: 1000,
    fields: [
      ratioPictureField('image'),
      presets.yt,
      presets.native_video,
      presets.heading,
      { ...presets.header_tag, default: '3' },
      presets.paragraph,
      presets.buttons,
      presets.offer_schedule,
      {
        symbol: 'dc_strategy',
        label: ['Dynamic content', 'المحتوى المخصّص'],
        field_type: 'Json',
        format: 'json',
        schema: DcStrategy.nullable(),
        default: null,
        hint: '{"key":"mena_offers","value":{"model":"range_rover"},"fallback":{"text":"…","link":{"label":"…","url":"/ar/…"}}}',
      },
    ],
  },
  words: { play: ['Play video', 'تشغيل الفيديو'] },
})
