import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'آراء من الصحافة',
    fields: { heading: 'قالوا عنها', slider_theme: 'grey-theme' },
    groups: [
      {
        quote: 'هادئة وقوية في الوقت نفسه. يومان في الصحراء، ولم أنظر مرة إلى الخريطة.',
        author: 'ليلى المنصوري',
        author_role: 'صحفية سيارات',
        logo: { id: 24752 },
      },
      { quote: 'أهدأ مقصورة جلست فيها هذا العام، وأدقّ مقود.', author: 'سامر حداد', author_role: 'مجلة الطريق', logo: { id: 24751 } },
      { quote: 'سلّموني السيارة في موعدها، وشرحوا لي كل زر. بعد سنة ما زال المستشار نفسه يرد على هاتفه.', author: 'أبو خالد', author_role: 'مالك منذ 2024' },
    ],
  },
  {
    name: 'يتحرك من تلقائه على خلفية سوداء',
    fields: { is_autoplay: true, slider_theme: 'black-theme' },
    groups: [
      { quote: 'الفخامة أن تجد كل شيء حيث تتوقعه.', author: 'كبير المصممين' },
      { quote: 'نُبقي ما له عمل، ونحذف ما سواه.', author: 'فريق المقصورة' },
    ],
  },
]
