import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'بيانات معرض',
    fields: {
      retailer_name: 'معرض دبي',
      description: 'صالة عرض للسيارات الفاخرة الجديدة والمعتمدة، وفيها غرفة تصميم وتجارب قيادة بموعد.',
      keywords: 'سيارات فاخرة، سيارات معتمدة، تجربة القيادة',
      opening_hours: 'من الاثنين إلى السبت: 9:00 – 20:00',
      payment_accepted: 'نقدًا، بطاقة، تحويل مصرفي',
      price_range: 'AED 250,000 – AED 1,500,000',
      address: 'شارع الشيخ زايد، القوز الأولى، دبي',
      latitude: 25.1382,
      longitude: 55.2321,
      contact_info: [
        { type: 'phone', value: '+971 4 000 0001' },
        { type: 'email', value: 'dubai@example.com' },
        { type: 'whatsapp', value: 'https://wa.me/97140000001' },
      ],
      offers_info: [{ category: 'عرض موسمي', description: 'قسط أول مؤجل على الطرازات المختارة', url: 'https://example.com/offers' }],
    },
  },
]
