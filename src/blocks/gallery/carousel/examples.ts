import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'معرض صور',
    fields: { heading: 'من كل زاوية', header_size: 'l' },
    groups: [
      { image: { id: 24736 }, caption: 'خط السقف يمتد بلا انقطاع حتى المؤخرة' },
      { image: { id: 24745 }, caption: 'خشب طبيعي يحدّه ضوء كهرماني' },
      { image: { id: 24744 }, caption: 'جلد عاجي بخياطة نحاسية' },
      { image: { id: 24746 }, caption: 'عجلات مصقولة قياس 22 بوصة' },
      { image: { id: 24733 }, caption: 'في شوارع المدينة بعد المطر' },
      { image: { id: 24735 }, caption: 'في صالة العرض' },
    ],
  },
  {
    name: 'صور مع أطراف الجوار',
    fields: { heading: 'يوم في الصحراء', carousel_view_options: 'adjacent_slides', slider_theme: 'black-theme' },
    groups: [
      { image: { id: 24732 }, caption: 'الساعة الخامسة صباحًا، قبل أن يسخن الرمل' },
      { image: { id: 24734 }, caption: 'إلى الجبل قبل طلوع الشمس' },
      { image: { id: 24747 }, caption: 'كثبان الربع الخالي' },
      { image: { id: 24757 }, caption: 'المفتاح لك' },
    ],
  },
  {
    name: 'نسبة عريضة',
    fields: { heading: 'الأفق أولًا', 'image-ratio': '16-6-5', slider_theme: 'grey-theme' },
    groups: [{ image: { id: 24748 }, caption: 'طريق جبل جيس عند الفجر' }, { image: { id: 24749 }, caption: 'ضوء الاستوديو' }, { image: { id: 24747 } }],
  },
]
