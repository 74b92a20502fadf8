import { examples as region } from '#blocks/dealer-locator/mena/examples.ts'
import { examples as overseas } from '#blocks/stock-locator/overseas/examples.ts'
import { starterFormIds } from '../forms/starter-forms.ts'
import { block, paragraphs, picture, sampleBlock } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const exportCars: DemoPage = {
  path: 'export-cars',
  type: 'page',
  title: 'سيارات للتصدير',
  meta_description:
    'سيارات رينج روفر وديفندر وديسكفري وجاكوار للتصدير من الإمارات لدى «معرض»: أسعار مفصّلة قبل الضريبة وبعدها، وشحن إلى أسواق المنطقة، وعرض مكتوب.',
  image: picture('hero-showroom'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'سيارات للتصدير',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('نبيع للدبلوماسيين وللمشترين خارج الدولة، ونتولى أوراق التصدير والشحن حتى الميناء الذي تختاره.'),
      padding_grid_class: 'bottom-space-0',
    }),
    sampleBlock('stock_locator_overseas', 'cars', overseas),
    block('offers_form', 'offer', {
      form_id: String(starterFormIds.enquiry),
      form_title: 'اسأل عن سعر التصدير',
      form_subtile: 'سيتواصل معك مستشار المبيعات خلال يوم عمل واحد.',
      category: 'export',
      new_cars: true,
      has_two_columns: true,
      box_color: 'grey-theme',
    }),
    sampleBlock('dealer_locator_mena', 'region', region),
  ],
}
