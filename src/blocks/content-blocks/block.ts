import { conditionField } from '#block-engine/condition.ts'
import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, ratioPictureField, sectionFields } from '#block-engine/presets.ts'

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
      conditionField,
    ],
  },
  words: { play: ['Play video', 'تشغيل الفيديو'] },
})
