import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'من الخارج والداخل وعلى الطريق',
    fields: { heading: 'شاهدها عن قرب', header_size: 'l' },
    groups: [
      {
        category_label: 'من الخارج',
        images: [
          { image: 24736, caption: 'خط السقف تحت ضوء الاستوديو' },
          { image: 24737, caption: 'بلون الشمبانيا' },
          { image: 24746, caption: 'عجلات قياس 22 بوصة' },
        ],
      },
      {
        category_label: 'المقصورة',
        images: [
          { image: 24744, caption: 'جلد عسلي بتضليع طولي' },
          { image: 24745, caption: 'الشاشة ليلًا' },
          { image: 24851, caption: 'مقود بأذرع مصقولة' },
        ],
      },
      {
        category_label: 'على الطريق',
        images: [
          { image: 24732, caption: 'الساعة الزرقاء بين الكثبان' },
          { image: 24805, caption: 'ماء ضحل عند أول الضوء' },
          { image: 24889, caption: 'العودة عند الغسق' },
        ],
      },
    ],
  },
  {
    name: 'فئتان على خلفية سوداء',
    fields: { heading: 'تفاصيل', all_label: 'كل الصور', slider_theme: 'black-theme' },
    groups: [
      { category_label: 'الضوء', images: [{ image: 24758, caption: 'على الكتف' }, { image: 24759 }] },
      { category_label: 'الخامات', images: [{ image: 24761 }, { image: 24756, caption: 'لكل مقاس مكانه' }] },
    ],
  },
]
