import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'اقتباس',
    fields: {
      quote: 'الفخامة أن يسبقك الهدوء إلى كل طريق تسلكه.',
      author: 'سالم الكعبي',
      author_role: 'رئيس فريق التصميم',
    },
  },
  {
    name: 'اقتباس مع صورة',
    fields: {
      quote: 'نصنع السيارة لتعيش معك سنوات طويلة.',
      author: 'نورة العامري',
      author_role: 'مديرة خدمة الملاك',
      image: { id: 24753 },
      box_color: 'dark-theme',
    },
  },
]
