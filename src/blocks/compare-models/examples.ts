import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  { name: 'طرازات المخزون', fields: { heading: 'قارن الطرازات', header_size: 'l' } },
  {
    name: 'طرازات مختارة',
    fields: {
      heading: 'ديفندر 90 أم ديفندر 110',
      model_keys: ['defender-90', 'defender-110'],
      try_again_btn_label: 'حاول مجددًا',
      error_msg: 'تعذّر تحميل المواصفات.',
    },
  },
]
