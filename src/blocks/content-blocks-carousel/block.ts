import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, ratioPictureField, sectionFields } from '#block-engine/presets.ts'

export const contentBlocksCarousel = defineBlock({
  symbol: 'content_blocks_carousel',
  name: ['Content blocks carousel', 'عارض محتوى'],
  description: 'Tiles of picture or video, heading, text and buttons, side by side to be swiped.',
  short_description: ['Stories in a row; use it where a grid would be too long', 'بطاقات تُسحب جانبًا. يناسب ما يطول في شبكة.'],
  search: ['cards', 'tiles', 'slider', 'stories', 'video', 'بطاقات', 'سلايدر', 'كاروسيل', 'قصص', 'فيديو'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets.paragraph,
    presets.carousel_view_options,
    { ...presets.slider_theme, label: ['Theme of the cards', 'نمط البطاقات'] },
    presets['image-ratio'],
    ...sectionFields,
  ],
  groups: { max: 30, fields: [ratioPictureField('image'), presets.yt, presets.heading, presets.paragraph, presets.buttons, presets.offer_schedule] },
  words: { label: ['Stories', 'القصص'], play: ['Play video', 'تشغيل الفيديو'] },
})
