import { block, buttons, link, paragraphs, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const findACar: DemoPage = {
  path: 'find-a-car',
  type: 'page',
  title: 'السيارات المتوفرة',
  meta_title: 'سيارات متوفرة في معارض الخليج',
  meta_description: 'ابحث في سيارات رينج روفر وديفندر وديسكفري وجاكوار المتوفرة لدى «معرض»، الجديدة والمعتمدة والمستعملة، بحسب السعر واللون والمحرك والمدينة.',
  image: picture('hero-showroom'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'السيارات المتوفرة',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('كل ما في معارضنا وما هو في طريقه إليها. اختر ما يناسبك، واحجز موعدًا لتراه.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('search_suggestions', 'search', { results_page: link('نتائج البحث', '/search') }),
    block('stock_locator', 'locator', { ci_key_list: 'all-cars' }),
    block('snippet', 'question', {
      heading: 'ألم تجد ما تبحث عنه؟',
      paragraph: paragraphs('قل لنا ما تريد، وسنخبرك حين يصل. وإن كانت لديك سيارة، نقيّمها ونحتسب قيمتها من الثمن.'),
      buttons: buttons(link('أبلغني عند التوفر', 'notify'), link('قيّم سيارتك', 'trade-in')),
      box_color: 'grey-theme',
    }),
  ],
}

export const approvedCars: DemoPage = {
  path: 'approved-cars',
  type: 'page',
  title: 'السيارات المعتمدة',
  meta_title: 'سيارات معتمدة بضمان من «معرض»',
  meta_description: 'سيارات رينج روفر وديفندر وديسكفري وجاكوار معتمدة لدى «معرض»: فحص من 165 نقطة، وضمان سنتين، وسجل صيانة كامل، وتجربة قيادة قبل الشراء.',
  image: picture('suv-large-light'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'السيارات المعتمدة',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('نفحص كل سيارة في ورشنا قبل أن نعرضها، ونسلّمها بسجل صيانتها كاملًا وضمان لسنتين.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('stock_locator', 'locator', { ci_key_list: 'approved-cars' }),
    block('snippet', 'question', {
      heading: 'ألم تجد ما تبحث عنه؟',
      paragraph: paragraphs('قل لنا ما تريد، وسنخبرك حين يصل.'),
      buttons: buttons(link('أبلغني عند التوفر', 'notify'), link('السيارات المتوفرة', '/find-a-car')),
      box_color: 'grey-theme',
    }),
  ],
}
