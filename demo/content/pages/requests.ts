import { starterFormIds } from '../forms/starter-forms.ts'
import { block, paragraphs, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const requests: DemoPage = {
  path: 'requests',
  type: 'page',
  title: 'طلباتك في صفحة واحدة',
  meta_description:
    'اطلب من «معرض» ما تحتاج إليه في صفحة واحدة: تجربة قيادة في موعد تختاره، أو تقييم سيارتك الحالية، أو كتيّب الطراز، أو جوابًا من مستشار المبيعات.',
  image: picture('handover'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'كيف نخدمك؟',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('اختر طلبك واكتب رقمك، وسنتصل بك خلال يوم عمل واحد.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('expanded_entry_form', 'forms', {}, [
      { tab_label: 'تجربة قيادة', form_id: String(starterFormIds.testDrive), description: paragraphs('اختر المعرض والموعد المناسبين.') },
      { tab_label: 'تقييم سيارتك', form_id: String(starterFormIds.tradeIn), description: paragraphs('نقدّر قيمتها من الصور، ونؤكدها عند الفحص.') },
      { tab_label: 'استفسار', form_id: String(starterFormIds.enquiry) },
    ]),
    block('entry_form', 'brochure', {
      heading: 'الكتيّب في بريدك',
      paragraph: paragraphs('اختر الطراز، وسنرسل كتيّبه إليك بالعربية: الفئات والمحركات والألوان.'),
      form_id: String(starterFormIds.brochure),
      image: picture('interior-seat'),
      box_color: 'grey-theme',
    }),
  ],
}
