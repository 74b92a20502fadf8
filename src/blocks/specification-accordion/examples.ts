import type { Example } from '#block-engine/define-block.ts'

const engine = {
  heading: 'المحرك والأداء',
  rows: [
    { label: 'المحرك', value: '6 أسطوانات بشاحن توربيني، 3.0 لتر' },
    { label: 'القوة القصوى', value: '400 حصان عند 5,500 دورة في الدقيقة' },
    { label: 'عزم الدوران', value: '550 نيوتن متر' },
    { label: 'التسارع من 0 إلى 100 كم/س', value: '5.9 ثانية' },
    { label: 'السرعة القصوى', value: '242 كم/س' },
  ],
  disclaimer: 'الأرقام وفق اختبارات المصنع، وقد تختلف باختلاف ظروف القيادة.',
}

const size = {
  heading: 'الأبعاد والأوزان',
  rows: [
    { label: 'الطول', value: '5,052 ملم' },
    { label: 'العرض مع المرايا', value: '2,209 ملم' },
    { label: 'الارتفاع', value: '1,870 ملم' },
    { label: 'قاعدة العجلات', value: '2,997 ملم' },
    { label: 'سعة الصندوق', value: '818 لترًا' },
  ],
}

const terrain = {
  heading: 'القدرة على الطرق الوعرة',
  paragraph: '<p>يضبط نظام الاستجابة للتضاريس المحرك والتعليق معًا، ويغيّر الارتفاع وأنت تسير.</p>',
  rows: [
    { label: 'عمق الخوض', value: '900 ملم' },
    { label: 'الخلوص عن الأرض', value: '295 ملم' },
    { label: 'زاوية الاقتراب', value: '34.7°' },
  ],
}

export const examples: readonly Example[] = [
  {
    name: 'مواصفات طراز',
    fields: {
      heading: 'المواصفات كاملة',
      header_size: 'l',
      paragraph: '<p>كل ما يُقاس في السيارة، كما يصل به الطراز إلى معارضنا.</p>',
    },
    groups: [engine, size, terrain],
  },
  {
    name: 'جدول واحد على أرضية داكنة',
    fields: { box_color: 'dark-theme', border_grid_class: 'border-top' },
    groups: [{ ...size, disclaimer: engine.disclaimer }],
  },
]
