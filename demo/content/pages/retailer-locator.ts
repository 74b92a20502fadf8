import { block, buttons, callLink, link, paragraphs, picture, question } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const retailerLocator: DemoPage = {
  path: 'retailer-locator',
  type: 'page',
  title: 'معارضنا',
  meta_title: 'معارض جاكوار ولاند روفر في الخليج',
  meta_description: 'عناوين معارض جاكوار ولاند روفر لدى «معرض» في مدن الخليج، مع أرقام الهاتف وساعات العمل والخدمات المتاحة والاتجاهات إلى كل معرض.',
  image: picture('retailer-facade'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'معارضنا',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs('ابحث عن أقرب معرض إليك بالاسم أو المدينة. الزيارة بلا موعد، وتجربة القيادة بموعد.'),
      buttons: buttons(callLink('اتصل بنا')),
    }),
    block('dealer_locator', 'locator', { block_scroll_id: 'retailers' }),
    block('accordion', 'questions', { heading: 'عن الزيارة', is_first_open: false }, [
      question('هل تفتحون في الأعياد؟', 'تُغلق المعارض في اليوم الأول من عيدي الفطر والأضحى. وتبقى المساعدة على الطريق متاحة كل يوم.'),
      question('هل توجد مواقف؟', 'نعم، مجانية ومظللة أمام كل معرض، ومنها مواقف لأصحاب الهمم عند المدخل.'),
    ]),
    block('ready_to_go_bar', 'next-steps', { heading: 'قبل الزيارة', box_color: 'dark-theme' }, [
      { icon: 'compare', label: 'قارن الطرازات', link: link('قارن الطرازات', '/compare') },
      { icon: 'quote', label: 'العروض والتمويل', link: link('العروض والتمويل', '/offers-and-finance') },
      { icon: 'review', label: 'طلباتك في صفحة واحدة', link: link('طلباتك في صفحة واحدة', '/requests') },
      { icon: 'globe', label: 'سيارات للتصدير', link: link('سيارات للتصدير', '/export-cars') },
      { icon: 'phone', label: 'اتصل بنا', link: callLink('اتصل بنا') },
    ]),
  ],
}
