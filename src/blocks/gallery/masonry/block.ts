import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'

export const masonry = defineBlock({
  symbol: 'masonry',
  name: ['Masonry', 'فسيفساء صور'],
  description: 'A mosaic of pictures in several sizes without gaps; pictures open on a full screen.',
  short_description: ['Mosaic of pictures; use it to set a mood', 'صور بأحجام مختلفة متلاصقة. يناسب الأجواء أكثر من الشرح.'],
  search: ['mosaic', 'grid', 'photos', 'tiles', 'lightbox', 'صور متلاصقة', 'شبكة', 'ألبوم', 'بلاطات'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [
    ...headingFields,
    presets['col-numbers'],
    { symbol: 'has_lightbox', label: ['Pictures open large', 'تكبير الصور'], field_type: 'Bool', default: true },
    ...sectionFields,
  ],
  groups: {
    max: 40,
    fields: [
      pictureField('image', 'square'),
      {
        symbol: 'size',
        label: ['Size', 'الحجم'],
        field_type: 'Select',
        options: [
          { label: ['One field', 'خانة واحدة'], value: '1x1' },
          { label: ['Two wide', 'عرض خانتين'], value: '2x1' },
          { label: ['Two high', 'ارتفاع خانتين'], value: '1x2' },
          { label: ['Four fields', 'أربع خانات'], value: '2x2' },
        ],
        default: '1x1',
      },
      presets.heading,
      { symbol: 'link', label: ['Link', 'الرابط'], field_type: 'Link' },
    ],
  },
  words: {
    label: ['Gallery', 'معرض الصور'],
    enlarge: ['Enlarge', 'تكبير'],
    film: ['Play the video', 'تشغيل الفيديو'],
    close: ['Close', 'إغلاق'],
  },
})
