import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'محفظة جلدية',
    fields: {
      heading: 'محفظة من جلد المقصورة',
      header_size: 'l',
      price: '690',
      currency: 'درهمًا',
      sku: 'ACC-2041',
      paragraph: '<p>من الجلد الكستنائي نفسه الذي نكسو به المقاعد، بخياطة مزدوجة وبطانة داكنة. تُصنع عند الطلب، وتصلك خلال أسبوعين.</p>',
      buttons: [{ id: 'order', label: 'اطلبها من معرضك', button_type: 'primary', target: '/contact-us', target_type: 'url' }],
    },
    groups: [{ image: { id: 24751 } }, { image: { id: 24752 } }, { image: { id: 24753 } }],
  },
  {
    name: 'صورة واحدة في الجهة الأخرى',
    fields: {
      heading: 'نموذج مصغّر 1:18',
      price: '1,250',
      currency: 'درهمًا',
      is_reversed: true,
      box_color: 'dark-theme',
      paragraph: '<p>بطلاء من المصنع نفسه، وأبواب تُفتح.</p>',
    },
    groups: [{ image: { id: 24750 } }],
  },
]
