import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'كوبيه بستة ألوان',
    fields: {
      heading: 'اختر لونها',
      header_size: 'l',
      paragraph: '<p>ستة ألوان، ولكل منها طبع في شمس الظهيرة وطبع في ضوء المساء.</p>',
      slider_theme: 'grey-theme',
    },
    groups: [
      { color_name: 'شمبانيا', color_hex: '#b7a382', image: { id: 24791 }, paragraph: '<p>دفء معدني يتبدّل مع ساعات النهار.</p>' },
      { color_name: 'عنابي', color_hex: '#5c1622', image: { id: 24794 }, paragraph: '<p>أحمر عميق يكاد يكون أسود في الظل.</p>' },
      { color_name: 'أزرق ليلي', color_hex: '#16243a', image: { id: 24793 }, paragraph: '<p>لون البحر بعد الغروب بساعة.</p>' },
      { color_name: 'رمادي داكن', color_hex: '#3d4045', image: { id: 24792 }, paragraph: '<p>هادئ، ويُبرز خطوط الهيكل.</p>' },
      { color_name: 'أبيض لؤلؤي', color_hex: '#eceae4', image: { id: 24790 }, paragraph: '<p>الأنسب لصيف الخليج.</p>' },
      { color_name: 'أسود', color_hex: '#0c0d0f', image: { id: 24789 }, paragraph: '<p>لا شيء سوى الشكل والضوء.</p>' },
    ],
  },
  {
    name: 'لونان بنسبة عريضة على خلفية سوداء',
    fields: { heading: 'الليل والنهار', 'image-ratio': '16-6-5', slider_theme: 'black-theme' },
    groups: [
      { color_name: 'أسود', color_hex: '#0c0d0f', image: { id: 24736 } },
      { color_name: 'عنابي', color_hex: '#5c1622', image: { id: 24742 } },
    ],
  },
]
