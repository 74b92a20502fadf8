import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'علبة خامات',
    fields: {
      heading: 'خامات المقصورة في علبة',
      header_size: 'l',
      price: '690',
      currency: 'درهمًا',
      sku: 'ACC-2041',
      paragraph:
        '<p>جلد كستنائي بخياطة مزدوجة، ومعدن مصقول، وحرير داكن: عينات من الخامات نفسها، لتراها في ضوء بيتك قبل أن تختار. تُجهَّز عند الطلب، وتصلك خلال أسبوعين.</p>',
      buttons: [{ id: 'order', label: 'اطلبها من معرضك', button_type: 'primary', target: '/contact-us', target_type: 'url' }],
    },
    groups: [{ image: { id: 24751 } }, { image: { id: 24752 } }, { image: { id: 24753 } }],
  },
  {
    name: 'صورة واحدة في الجهة الأخرى',
    fields: {
      heading: 'عينة طلاء عنابي',
      price: '110',
      currency: 'دراهم',
      is_reversed: true,
      box_color: 'dark-theme',
      paragraph: '<p>معدن منحنٍ بالطلاء نفسه، لترى كيف يتغير اللون مع الضوء.</p>',
    },
    groups: [{ image: { id: 24750 } }],
  },
]
