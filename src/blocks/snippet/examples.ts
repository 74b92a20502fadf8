import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'نص مع أزرار',
    fields: {
      heading: 'زيارة تُرتَّب على موعدك',
      header_size: 'l',
      paragraph: '<p>يستقبلك مستشار واحد من أول الزيارة إلى آخرها، ويعدّ لك الطراز الذي تريد قبل وصولك. القهوة جاهزة، والوقت لك.</p>',
      buttons: [
        { id: 'visit', label: 'احجز زيارة', button_type: 'primary', target: '/retailer-locator', target_type: 'url' },
        { id: 'call', label: 'اتصل بنا', button_type: 'secondary', target: '+97140000000', target_type: 'phone' },
      ],
    },
  },
  {
    name: 'نص بجانب صورة',
    fields: {
      heading: 'مقصورة تُخاط باليد',
      header_size: 'l',
      paragraph: '<p>جلود مختارة وغرز متقنة، يوقّع صانعها على بطاقتها. لكل مقصورة رقم لا يتكرر.</p>',
      image: { id: 24744 },
      buttons: [{ id: 'interior', label: 'تعرّف على المقصورة', button_type: 'tertiary', target: '/range-rover/range-rover', target_type: 'url' }],
      box_color: 'grey-theme',
    },
  },
  {
    name: 'نصفان معكوسان على خلفية سوداء',
    fields: {
      heading: 'خدمة تعرف سيارتك',
      paragraph: '<p>سجل صيانة كامل، وقطع أصلية، وفنيون تدربوا على طرازك تحديدًا.</p>',
      image: { id: 24755 },
      is_reversed: true,
      box_color: 'black-theme',
      buttons: [{ id: 'service', label: 'احجز موعد صيانة', button_type: 'primary', target: 'enquiry:service', target_type: 'url' }],
    },
  },
]
