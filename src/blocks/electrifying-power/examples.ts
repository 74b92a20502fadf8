import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'أرقام فوق صورة',
    fields: { heading: 'صامتة، وأسرع مما تظن', header_size: 'l', image: { id: 25001 }, box_color: 'black-theme' },
    groups: [
      { value: 470, unit: 'كم', label: 'المدى', icon: 'battery', paragraph: 'بحسب دورة القياس العالمية الموحدة.' },
      { value: 4.8, unit: 'ثانية', label: 'إلى 100 كم/س', icon: 'speed', paragraph: 'بلا صوت ولا تبديل.' },
      { value: 29, unit: 'دقيقة', label: 'شحن من 10 إلى 80%', icon: 'x590', paragraph: 'في محطة سريعة.' },
    ],
  },
  {
    name: 'فوق مقطع، بنمط فاتح',
    fields: {
      heading: 'الطاقة تعود إليك',
      paragraph: '<p>كل كبحة تعيد إلى البطارية ما أخذته المنحدرات.</p>',
      image: { id: 24749 },
      native_video_background: '/ar/brand/turn.mp4',
      buttons: [{ id: 'drive', label: 'احجز تجربة قيادة', button_type: 'primary', target: 'enquiry:test-drive', target_type: 'url' }],
    },
    groups: [
      { value: 90, unit: 'كيلوواط ساعة', label: 'سعة البطارية' },
      { value: 400, unit: 'حصان', label: 'القوة' },
    ],
  },
]
