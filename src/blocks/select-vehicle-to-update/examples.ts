import type { Example } from '#block-engine/define-block.ts'

const years = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(to - index))

export const examples: readonly Example[] = [
  {
    name: 'تحديثات النظام بحسب السيارة',
    fields: {
      heading: 'تحديثات نظام سيارتك',
      header_size: 'l',
      mapper_json: {
        dropdowns: [
          { label: 'رينج روفر', key: 'range-rover', children: years(2020, 2026) },
          { label: 'ديفندر', key: 'defender', children: years(2020, 2026) },
          { label: 'جاكوار \u2066F-PACE\u2069', key: 'f-pace', children: years(2018, 2026) },
        ],
        subblocks_groups: [
          { key: 'infotainment', match_dropdowns: [{ parent_key: 'range-rover', child_key: years(2022, 2026) }, { parent_key: 'defender' }] },
          { key: 'charging', match_dropdowns: [{ parent_key: 'range-rover', child_key: ['2024', '2025', '2026'] }] },
          { key: 'camera', match_dropdowns: [{ parent_key: 'f-pace' }, { parent_key: 'defender', child_key: ['2020', '2021'] }] },
        ],
      },
    },
    groups: [
      {
        key: 'infotainment',
        heading: 'نظام الشاشة',
        paragraph: '<p>قوائم أسرع واتصال أثبت بالهاتف. يكتمل التحديث في 30 دقيقة والسيارة متوقفة.</p>',
        image: { id: 24745 },
      },
      {
        key: 'charging',
        heading: 'الشحن المجدول',
        paragraph: '<p>تبدأ السيارة الشحن في الساعة التي تختارها، وتبرد مقصورتها قبل خروجك.</p>',
      },
      {
        key: 'camera',
        heading: 'كاميرا الرجوع',
        paragraph: '<p>صورة أوضح في الليل وخطوط توجيه أدق، في زيارة قصيرة إلى مركز الخدمة.</p>',
      },
    ],
  },
]
