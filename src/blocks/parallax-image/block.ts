import { defineBlock } from '#block-engine/define-block.ts'
import { headingFields, pictureField, presets, sectionFields } from '#block-engine/presets.ts'

export const parallaxImage = defineBlock({
  symbol: 'parallax_image',
  name: ['Parallax image', 'صورة متحركة'],
  description: 'Wide pictures, one below the other, that move inside their frames while the page scrolls; each with a caption.',
  short_description: ['Wide pictures that move on scroll', 'صور عريضة تتحرك مع تمرير الصفحة.'],
  search: ['banner', 'background', 'scroll effect', 'بانر', 'بارالاكس', 'خلفية', 'تأثير'],
  group: 'Content',
  version: 1,
  island: 'never',
  fields: [...headingFields, presets.paragraph, ...sectionFields],
  groups: {
    max: 40,
    fields: [
      pictureField('image', 'wide'),
      presets.heading,
      presets.paragraph,
      {
        symbol: 'speed',
        label: ['Speed', 'السرعة'],
        field_type: 'Number',
        default: 0.5,
        min: 0,
        max: 1,
        hint: ['From 0, where the picture moves with the page, to 1, where it moves most.', 'من 0، وتتحرك الصورة مع الصفحة، إلى 1 لأوسع حركة.'],
      },
    ],
  },
})
