import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, presets, ratioPictureField, stringField } from '#block-engine/presets.ts'

export const galleryCarousel = defineBlock({
  symbol: 'gallery_carousel',
  name: ['Gallery carousel', 'معرض صور'],
  description: 'Pictures and YouTube videos, one large at a time, with small pictures to choose from, a counter and a full-screen view.',
  short_description: ['Pictures and videos with full-screen view', 'صور ومقاطع في عارض، تُفتح بملء الشاشة.'],
  search: ['slider', 'photos', 'video', 'lightbox', 'سلايدر', 'كاروسيل', 'ألبوم', 'ألبوم صور', 'فيديو', 'صور متحركة'],
  group: 'Content',
  version: 1,
  island: 'visible',
  fields: [...headingFields, presets.carousel_view_options, presets.slider_theme, presets['image-ratio']],
  groups: { max: 40, fields: [ratioPictureField('image'), presets.yt, stringField('caption', ['Caption', 'التعليق'])] },
  words: {
    label: ['Gallery', 'معرض الصور'],
    carousel: ['Carousel', 'عارض شرائح'],
    slide: ['Slide', 'شريحة'],
    slideOf: ['{n} of {total}', '{n} من {total}'],
    goTo: ['Show {n} of {total}', 'عرض {n} من {total}'],
    previous: ['Previous', 'السابق'],
    next: ['Next', 'التالي'],
    enlarge: ['Enlarge', 'تكبير'],
    film: ['Play the video', 'تشغيل الفيديو'],
    close: ['Close', 'إغلاق'],
  },
})
