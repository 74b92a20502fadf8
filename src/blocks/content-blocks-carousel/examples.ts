import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'قصص من الطريق',
    fields: { heading: 'قصص من الطريق', header_size: 'l', paragraph: '<p>أربع رحلات، وأربعة أسباب للخروج باكرًا.</p>' },
    groups: [
      {
        image: { id: 24732 },
        heading: 'الليلة الأولى في الربع الخالي',
        paragraph: '<p>ما تحتاجه، وما تتركه، ومتى تخفف الهواء.</p>',
        buttons: [{ id: 'desert', label: 'دليل القيادة في الصحراء', button_type: 'tertiary', target: '/ownership-guides/desert-driving', target_type: 'url' }],
      },
      { image: { id: 24734 }, heading: 'جبل جيس قبل الشروق', paragraph: '<p>عشرون منعطفًا، وفنجان قهوة في آخرها.</p>' },
      { image: { id: 24805 }, heading: 'حيث ينتهي الأسفلت', paragraph: '<p>وديان حتّا بعد أول المطر.</p>' },
      { image: { id: 24733 }, heading: 'المدينة بعد منتصف الليل', paragraph: '<p>ساعة واحدة تكون الطرق كلها لك.</p>' },
    ],
  },
  {
    name: 'أطراف الجوار وبطاقات داكنة',
    fields: { heading: 'من الورشة', carousel_view_options: 'adjacent_slides', slider_theme: 'dark-theme', 'image-ratio': '16-6-5', box_color: 'grey-theme' },
    groups: [
      { image: { id: 24755 }, heading: 'فحص في ساعة', paragraph: '<p>تنتظر وقهوتك في يدك، أو نوصلك إلى عملك.</p>' },
      { image: { id: 24756 }, heading: 'لكل مقاس أداته', paragraph: '<p>عزم مضبوط لكل برغي، مسجّل باسم من شدّه.</p>' },
      { image: { id: 24746 }, heading: 'إطارات الصيف', paragraph: '<p>نفحصها ونوازنها قبل أول موجة حر.</p>' },
    ],
  },
]
