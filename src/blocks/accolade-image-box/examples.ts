import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاث جوائز',
    fields: { heading: 'سنة من الجوائز', header_size: 'l', paragraph: '<p>ما قاله من جرّب مئة سيارة قبلها.</p>', image: { id: 24737 } },
    groups: [
      { award_image: { id: 24752 }, title: 'أفضل سيارة عائلية فاخرة', year: '2026', source: 'مجلة الطريق', link: { label: 'التفاصيل', url: '/about' } },
      { award_image: { id: 24750 }, title: 'لون العام', year: '2025', source: 'ملتقى التصميم في دبي' },
      { title: 'أعلى تقييم للسلامة', year: '2025', source: 'هيئة الاختبارات' },
    ],
  },
  {
    name: 'جائزة واحدة على خلفية داكنة',
    fields: { heading: 'تصميم يبقى جديدًا', image: { id: 24742 }, box_color: 'dark-theme' },
    groups: [{ title: 'جائزة التصميم الصناعي', year: '2026', source: 'معهد التصميم' }],
  },
]
