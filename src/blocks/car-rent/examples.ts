import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'ثلاث سيارات',
    fields: {
      heading: 'استأجرها ليوم أو لشهر',
      header_size: 'l',
      paragraph: '<p>توصيل إلى بابك، وتأمين شامل، و250 كيلومترًا في اليوم.</p>',
      form_id: '1',
      price_label: 'ابتداءً من',
    },
    groups: [
      { image: { id: 24737 }, name: 'دفع رباعي كبيرة', price: '1,450 درهمًا', period: 'في اليوم', specs: ['7 مقاعد', 'دفع رباعي', 'أوتوماتيكي'] },
      { image: { id: 24741 }, name: 'صالون', price: '950 درهمًا', period: 'في اليوم', specs: ['5 مقاعد', 'أوتوماتيكي'] },
      { image: { id: 24743 }, name: 'كوبيه', price: '1,900 درهم', period: 'في اليوم', specs: ['مقعدان', '575 حصانًا'] },
    ],
  },
  {
    name: 'سيارة برابط خاص على خلفية رمادية',
    fields: {
      heading: 'للإيجار الشهري',
      button_label: 'اسأل عنها',
      form_id: '1',
      form_hidden_field_mapping: { subject: 'إيجار {car}' },
      box_color: 'grey-theme',
    },
    groups: [
      { image: { id: 24739 }, name: 'دفع رباعي مدمجة', price: '14,500 درهم', period: 'في الشهر', button: { label: 'تواصل معنا', url: '/contact-us' } },
      { image: { id: 24741 }, name: 'صالون كهربائية', price: '12,900 درهم', period: 'في الشهر' },
    ],
  },
]
