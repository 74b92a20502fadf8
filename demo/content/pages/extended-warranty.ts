import { examples as warrantyForm } from '#blocks/form/extended-warranty/examples.ts'
import { block, buttons, link, paragraphs, picture, question, sampleBlock } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const extendedWarranty: DemoPage = {
  path: 'extended-warranty',
  type: 'page',
  title: 'الضمان الممدد',
  meta_description: 'الضمان الممدد لسيارات جاكوار لدى «معرض» في الإمارات: أسعار معلنة لكل طراز، وتغطية لسنتين بعد انتهاء ضمان المصنع، وطلب يُرسل من هذه الصفحة.',
  image: picture('workshop-detail'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'سنتان بعد ضمان المصنع',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('تمدّد الضمان قبل أن ينتهي، فتبقى التغطية كما هي: قطع أصلية، وأجور العمل، والمساعدة على الطريق.'),
      image: picture('workshop-detail'),
      buttons: buttons(link('خدمات الملكية', '/ownership')),
    }),
    sampleBlock('extended_warranty_form', 'order', warrantyForm, { block_scroll_id: 'order', box_color: 'grey-theme' }),
    block('accordion', 'questions', { heading: 'قبل أن تطلب', is_first_open: true }, [
      question('متى أطلب التمديد؟', 'في أي وقت قبل انتهاء ضمان المصنع. وبعد انتهائه نفحص السيارة أولًا.'),
      question('هل ينتقل الضمان إلى المالك التالي؟', 'ينتقل مع السيارة بلا رسوم، ويكفي أن تخبرنا باسمه ورقم هاتفه.'),
    ]),
  ],
}
