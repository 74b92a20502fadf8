import { block, link, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const search: DemoPage = {
  path: 'search',
  type: 'page',
  title: 'البحث',
  meta_title: 'البحث في الموقع',
  meta_description: 'ابحث في صفحات «معرض» وفي سيارات رينج روفر وديفندر وديسكفري وجاكوار المتوفرة: اكتب اسم طراز أو خدمة أو مدينة، واختر من النتائج ما تريد.',
  image: picture('wide-studio'),
  theme: 'jdx',
  disable_seo_tracking: true,
  status: 'published',
  blocks: [
    block('snippet', 'intro', { heading: 'البحث', header_tag: '1', header_size: 'xl', padding_grid_class: 'bottom-space-0' }),
    block('search_suggestions', 'field', { results_page: link('نتائج البحث', '/search') }),
    block('search_results', 'results', { no_results_text: 'عذرًا، لم نجد نتائج لبحثك. جرّب كلمة أو عبارة أخرى.' }),
  ],
}
