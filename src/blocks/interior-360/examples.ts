import type { Example } from '#block-engine/define-block.ts'

// The demo has no picture of a whole circle; until an editor chooses one, the block shows its still.
export const examples: readonly Example[] = [
  {
    name: 'صورة ثابتة مع مقدمة',
    fields: {
      heading: 'المقصورة ليلًا',
      header_size: 'l',
      paragraph: '<p>خط ضوء كهرماني، وشاشة عريضة، وأضواء المدينة خلف الزجاج.</p>',
      'preset-interior': { id: 24744 },
    },
  },
  { name: 'صورة ثابتة', fields: { heading: 'مقود من الجلد', 'preset-interior': { id: 24770 } } },
]
