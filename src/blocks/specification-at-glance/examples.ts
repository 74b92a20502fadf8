import type { Example } from '#block-engine/define-block.ts'

const basis = 'وفق دورة WLTP، وتختلف بحسب التجهيز والإطارات وحرارة الجو.'

const figures = [
  { icon: 'drive', value: '530', unit: 'حصانًا', label: 'القوة القصوى' },
  { icon: 'speed', value: '4.6', unit: 'ثانية', label: 'من 0 إلى 100 كم/س', disclaimer: 'قياس المصنع مع تفعيل التحكم في الانطلاق.' },
  { icon: 'fuel', value: '11.8', unit: 'لتر/100 كم', label: 'الاستهلاك المشترك', disclaimer: basis },
  { icon: 'seats', value: '7', unit: 'مقاعد', label: 'أقصى عدد للركاب' },
]

export const examples: readonly Example[] = [
  {
    name: 'أرقام مع صورة',
    fields: {
      heading: 'أرقام تستحق الوقوف عندها',
      header_size: 'l',
      image: { id: 24733 },
      buttons: [{ id: 'all', label: 'المواصفات كاملة', button_type: 'secondary', target: '/range-rover' }],
    },
    groups: figures,
  },
  {
    name: 'سيارة كهربائية على أرضية سوداء',
    fields: { heading: 'هدوء بقوة كاملة', box_color: 'black-theme' },
    groups: [
      { icon: 'battery', value: '470', unit: 'كم', label: 'المدى في الشحنة الواحدة', disclaimer: basis },
      { icon: 'speed', value: '4.8', unit: 'ثانية', label: 'من 0 إلى 100 كم/س' },
      { icon: 'capacity', value: '90', unit: 'كيلوواط ساعة', label: 'سعة البطارية', disclaimer: basis },
    ],
  },
]
