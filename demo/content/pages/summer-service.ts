import { block, buttons, link, list, paragraphs, picture } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const summerService: DemoPage = {
  path: 'summer-service',
  type: 'page',
  title: 'صيانة الصيف',
  meta_description: 'صيانة الصيف لدى «معرض»: فحص التكييف والبطارية والإطارات وسوائل التبريد قبل أشهر الحر، بسعر معلن وسيارة بديلة في دبي وأبوظبي والشارقة.',
  image: picture('service-bay'),
  theme: 'jdx',
  status: 'draft',
  blocks: [
    block('snippet', 'intro', {
      heading: 'صيانة الصيف',
      header_tag: '1',
      header_size: 'xl',
      paragraph:
        paragraphs('قبل أن تبلغ الحرارة 45 درجة، نفحص ما يتعب أولًا:') +
        list('شحنة غاز التكييف ومرشح المقصورة', 'عمر البطارية وأطرافها', 'الإطارات وتاريخ صنعها', 'سائل التبريد وخراطيمه'),
      image: picture('service-bay'),
      buttons: buttons(link('احجز موعد صيانة', 'service')),
    }),
    block('quote', 'advice', {
      quote: 'البطارية تتعطل في يوليو، لكنها تُنذر في أبريل.',
      author: 'جوزيف أنطون',
      author_role: 'رئيس ورشة القوز',
      box_color: 'grey-theme',
    }),
  ],
}
