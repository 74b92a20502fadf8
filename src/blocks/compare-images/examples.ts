import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'لونان',
    fields: {
      heading: 'السيارة نفسها، بلونين',
      header_size: 'm',
      image_before: { id: 24773 },
      image_after: { id: 24771 },
      label_before: 'شمبانيا',
      label_after: 'أسود',
      paragraph: '<p>اسحب الفاصل لترى كيف يغيّر اللون حجم السيارة في عينك: الفاتح يُبرز السقف، والداكن يخفيه.</p>',
    },
  },
  {
    name: 'بلا نص وبلا حركة',
    fields: {
      image_before: { id: 24791 },
      image_after: { id: 24794 },
      label_before: 'شمبانيا',
      label_after: 'عنابي',
      start_position: 35,
      has_autostart: false,
      has_sidebar: false,
    },
  },
]
