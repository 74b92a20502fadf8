import { defineBlock } from '#block-engine/define-block.ts'
import { heroFields, heroSlideFields, heroWords } from '../shared/hero-fields.ts'

export const heroCarousel = defineBlock({
  symbol: 'hero_carousel',
  name: ['Hero carousel', 'واجهة بشرائح'],
  description:
    'Full-width slides with a picture or a video, headline, price and buttons. They advance by themselves until the visitor points at them, and on touch devices only the first three are shown.',
  short_description: ['Full-width slides', 'شرائح بعرض الصفحة، بصور أو مقاطع ونصوص.'],
  search: ['slider', 'banner', 'video', 'carousel', 'سلايدر', 'بانر', 'كاروسيل', 'فيديو', 'هيرو', 'رأس الصفحة'],
  group: 'Hero',
  version: 1,
  needs: ['offers'],
  island: 'touch', // until a visitor turns to it, the page advances the slides and answers their buttons by itself; a film begins without one
  fields: heroFields,
  groups: { max: 10, fields: heroSlideFields },
  words: heroWords,
})
