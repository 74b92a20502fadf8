import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أرقام الطراز',
    fields: {
      heading: 'رحابة تتسع لكل رحلة',
      paragraph: '<p>ثلاثة صفوف من المقاعد، ومساحة أمتعة تتشكّل كما تريد، ومحرك هجين يقطع المدينة في صمت.</p>',
      image: { id: 24732 },
      buttons: [{ id: 'specs', label: 'المواصفات كاملة', button_type: 'secondary', target: '/compare', target_type: 'url' }],
    },
    groups: [
      { icon: 'speed', label: 'من 0 إلى 100 كم/س', value: '4.6 ثوانٍ' },
      { icon: 'battery', label: 'المدى الكهربائي', value: '118 كم' },
      { icon: 'seats', label: 'عدد المقاعد', value: '7' },
      { icon: 'capacity', label: 'سعة الأمتعة', value: '1,061 لترًا' },
    ],
  },
  {
    name: 'نصفان معكوسان على خلفية داكنة',
    fields: {
      heading: 'محرك V8 بشاحنَين توربينيَّين',
      header_size: 'l',
      paragraph: '<p>استجابة فورية عند كل سرعة، ونبرة خافتة لا تفارق المقصورة.</p>',
      image: { id: 24737 },
      is_reversed: true,
      box_color: 'dark-theme',
    },
    groups: [
      { label: 'القوة', value: '530 حصانًا' },
      { label: 'عزم الدوران', value: '750 نيوتن متر' },
      { label: 'ناقل الحركة', value: 'ZF 8HP' },
    ],
  },
  {
    name: 'تفاصيل بلا صورة',
    fields: { heading: 'زيارة المعرض', box_color: 'grey-theme' },
    groups: [
      { icon: 'location', label: 'العنوان', value: 'شارع الشيخ زايد، دبي' },
      { icon: 'phone', label: 'الهاتف', value: '+971 4 555 0142' },
    ],
  },
]
