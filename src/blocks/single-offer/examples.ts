import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'عرض بسعر وقسط',
    fields: {
      heading: 'ديفندر 110، جاهزة للتسليم',
      header_size: 'l',
      paragraph: '<p>بثلاث سنوات خدمة وضمان، وتسجيل على حسابنا.</p>',
      image: { id: 24736 },
      price: '329,000 درهم',
      lease_price: '4,950 درهمًا',
      buttons: [{ id: 'offer', label: 'اطلب العرض', button_type: 'primary', target: 'enquiry:offer', target_type: 'url' }],
      disclaimer: 'القسط مثال على تمويل لمدة 60 شهرًا بدفعة أولى 20%، ويخضع لموافقة البنك.',
    },
  },
  {
    name: 'عرض الطراز من المصدر',
    fields: { model_key: 'defender-2025', image: { id: 24737 }, lease_price: '4,950 درهمًا', is_reversed: true, box_color: 'grey-theme' },
  },
  { name: 'قسط بلا سعر على خلفية داكنة', fields: { heading: 'إيجار صيفي', lease_price: '3,200 درهم', box_color: 'dark-theme' } },
]
