import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'في الضوء وفي العتمة',
    fields: {
      heading: 'السيارة نفسها، بضوءين',
      header_size: 'm',
      image_before: { id: 24737 },
      image_after: { id: 24736 },
      label_before: 'نهارًا',
      label_after: 'ليلًا',
      paragraph: '<p>اسحب الفاصل لترى كيف يتبدّل الكتف والسقف بين شمس الظهيرة وضوء الاستوديو.</p>',
    },
  },
  {
    name: 'بلا نص وبلا حركة',
    fields: {
      image_before: { id: 24743 },
      image_after: { id: 24742 },
      label_before: 'شمبانيا',
      label_after: 'عنابي',
      start_position: 35,
      has_autostart: false,
      has_sidebar: false,
    },
  },
]
