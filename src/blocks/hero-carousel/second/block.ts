import { defineBlock } from '#block-engine/define-block.ts'
import { presets } from '#block-engine/presets.ts'
import { heroFields, heroSlideFields, heroWords } from '../shared/hero-fields.ts'

export const heroCarousel2 = defineBlock({
  symbol: 'hero_carousel_2',
  name: ['Hero Carousel 2.0', 'واجهة بشرائح 2.0'],
  description:
    'The newer hero: slides whose text stands at the top, in the middle or at the bottom, whose neighbours may show at the edges, and whose bars tell the time of each slide beside a play control.',
  short_description: ['Slides with bars and placed text', 'شرائح بأشرطة تقدّم ونص في موضع يُختار.'],
  search: ['slider', 'banner', 'video', 'carousel', 'سلايدر', 'بانر', 'كاروسيل', 'فيديو', 'هيرو', 'رأس الصفحة'],
  group: 'Hero',
  version: 1,
  needs: ['offers'],
  island: 'touch', // until a visitor turns to it, the page advances the slides and answers their buttons by itself; a film begins without one
  fields: [...heroFields, presets.carousel_view_options, presets.dir],
  groups: {
    max: 10,
    fields: [...heroSlideFields, presets.vertical_alignment, { ...presets.header_size, default: 'xl' }],
  },
  words: heroWords,
})
