import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets } from '#block-engine/presets.ts'

export const heroTitleBannerTall = defineBlock({
  symbol: 'hero_title_banner_tall',
  name: ['Hero title banner (tall)', 'واجهة بعنوان'],
  description: 'A picture or silent film as tall and wide as the screen, with a title, a subtitle and buttons over it.',
  short_description: ['Tall picture with title', 'صورة أو مقطع مرتفع يعلوه عنوان الصفحة.'],
  search: ['banner', 'header', 'video', 'cover', 'بانر', 'فيديو', 'هيرو', 'غلاف', 'رأس الصفحة'],
  group: 'Hero',
  version: 1,
  island: 'never',
  fields: [
    ...headingFields,
    { symbol: 'subtitle', label: ['Subtitle', 'العنوان الفرعي'], field_type: 'Text', translatable: true, default: '', max: 400 },
    { ...pictureField('image', 'hero'), placesWords: {} },
    presets.native_video_background,
    presets.buttons,
    presets.vertical_alignment,
    presets.dir,
  ],
  words: { still: ['Stop the moving background', 'إيقاف حركة الخلفية'] },
})
