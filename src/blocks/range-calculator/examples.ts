import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'المدى على طريقك', fields: { heading: 'كم تقطع بشحنة واحدة؟', header_size: 'l', minimal_range: 187, maximal_range: 493 } },
  {
    name: 'بصورة وتسميات أخرى',
    fields: {
      heading: 'من دبي إلى الفجيرة وعودة',
      image: { id: 25001 },
      minimal_range: 240,
      maximal_range: 470,
      labels: { speed: 'سرعتك على الطريق', climate: 'تكييف المقصورة' },
    },
  },
]
