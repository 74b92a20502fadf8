import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'بيانات مركز خدمة',
    fields: {
      retailer_name: 'مركز خدمة القوز',
      description: 'صيانة دورية وأعمال هيكل وطلاء بقطع أصلية، مع سيارة بديلة عند الحجز.',
      keywords: 'صيانة، قطع غيار أصلية، هيكل وطلاء',
      opening_hours: 'من الاثنين إلى الجمعة: 7:30 – 18:00\nالسبت: 8:00 – 14:00',
      payment_accepted: 'نقدًا، بطاقة',
      price_range: 'AED 500 – AED 15,000',
      address: 'المنطقة الصناعية، القوز الثالثة، دبي',
      latitude: 25.1297,
      longitude: 55.2268,
      contact_info: [
        { type: 'phone', value: '+971 4 000 0002' },
        { type: 'email', value: 'service.dubai@example.com' },
      ],
      offers_info: [{ category: 'صيانة', description: 'فحص الصيف لجميع الطرازات', url: 'https://example.com/service' }],
      services: ['الصيانة الدورية', 'الهيكل والطلاء', 'سيارة بديلة'],
    },
  },
]
