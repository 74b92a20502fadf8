import { block, buttons, link, paragraphs, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const winterCampaign: DemoPage = {
  path: 'winter-campaign',
  type: 'page',
  title: 'حملة الشتاء',
  meta_description: 'حملة الشتاء لدى «معرض»: فحص ما قبل الموسم، وإطارات الرمل، ويوم تدريب لمُلّاك ديفندر وديسكفري، بأسعار معلنة ومواعيد محدودة في أربع مدن.',
  image: picture('hero-dunes'),
  theme: 'lrdx',
  is_disabled: true,
  allow_disabled: true,
  disable_seo_tracking: true,
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'حملة الشتاء',
      header_tag: '1',
      header_size: 'xl',
      subtitle: 'الرمل بارد، والسيارة جاهزة.',
      image: picture('hero-dunes'),
      buttons: buttons(link('احجز موعد صيانة', 'service')),
      vertical_alignment: 'center',
    }),
    block('content_blocks', 'offers', { heading: 'ثلاثة عروض للموسم', 'col-numbers': '3' }, [
      { image: picture('service-bay'), heading: 'فحص ما قبل الموسم', header_tag: '3', paragraph: paragraphs('32 نقطة، وتقرير مصوّر في اليوم نفسه.') },
      { image: picture('wheel'), heading: 'إطارات الرمل', header_tag: '3', paragraph: paragraphs('طقم من أربعة إطارات، والتركيب والموازنة علينا.') },
      { image: picture('wide-dunes'), heading: 'يوم تدريب', header_tag: '3', paragraph: paragraphs('مجموعات من ست سيارات مع مدرب معتمد.') },
    ]),
    block('snippet', 'guide', {
      heading: 'اقرأ قبل أن تنطلق',
      paragraph: paragraphs('جمع مدربونا ما يلزم في دليل قصير: الضغط والسرعة والإنقاذ.'),
      buttons: buttons(link('دليل القيادة في الصحراء', '/ownership-guides/desert-driving')),
    }),
  ],
}
