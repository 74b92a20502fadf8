import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'موسم كامل',
    fields: { heading: 'نتائج الفريق', header_size: 'l', paragraph: '<p>سباقات التحمّل في المنطقة، وسيارتان على خط الانطلاق.</p>', season: 'موسم 2026' },
    groups: [
      {
        date: '17 يناير',
        race: 'ست ساعات دبي',
        location: 'حلبة دبي',
        driver: 'سلطان الهاشمي',
        position: '2',
        points: 18,
        link: { label: 'السباق', url: '/about' },
      },
      { date: '14 فبراير', race: 'ليل أبوظبي', location: 'حلبة ياس', driver: 'مريم الكعبي', position: '1', points: 25 },
      { date: '21 مارس', race: 'جائزة البحرين', location: 'الصخير', driver: 'سلطان الهاشمي', position: '1', points: 25 },
      { date: '18 أبريل', race: 'رالي الرمال', location: 'العُلا', driver: 'مريم الكعبي', position: '4', points: 12 },
    ],
  },
  { name: 'من الخدمة', fields: { heading: 'هذا الموسم', season: '2026', box_color: 'dark-theme' } },
  {
    name: 'سباق واحد بعلم',
    fields: { heading: 'الأخير', box_color: 'grey-theme' },
    groups: [{ date: '9 مايو', race: 'جائزة المدينة', location: 'جدة', flag: { id: 24762 }, driver: 'سلطان الهاشمي', position: '3', points: 15 }],
  },
]
