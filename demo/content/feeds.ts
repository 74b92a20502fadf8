import type { FeedSample } from '#domains/feeds/index.server.ts'
import { dirhams } from './builders.ts'

/** The currency as it is said after an amount: nouns follow their numbers. */
const unitOf = (price: string) =>
  dirhams(Number(price.replace(',', '')))
    .split(/\s/u)
    .at(-1) ?? ''

const shop = (key: string, title: string, price: string, group: string) => ({ key, title, price, group })

const gifts = [
  shop('square-leather', 'محفظة من جلد المقصورة', '690', 'جلود'),
  shop('square-portrait-abstract', 'وشاح حرير', '540', 'جلود'),
  shop('square-city', 'حقيبة نهاية الأسبوع', '3,400', 'جلود'),
  shop('square-lake', 'حامل بطاقات', '260', 'جلود'),
  shop('square-dunes', 'غطاء مقود شتوي', '480', 'جلود'),
  shop('square-paint', 'نموذج مصغّر بطلاء عنابي', '1,250', 'مقتنيات'),
  shop('square-metal', 'قلم من معدن مصقول', '420', 'مقتنيات'),
  shop('square-silhouette', 'لوحة موقّعة', '900', 'مقتنيات'),
  shop('square-studio', 'ميدالية مفاتيح', '190', 'مقتنيات'),
  shop('square-tail', 'مصباح مكتب', '1,150', 'مقتنيات'),
]

const articles = [
  ['handover', '2026-05-04', 'التسليم في البيت يصل إلى العين', 'السيارة ومستشارك عند بابك، في الموعد الذي تختاره.', '/about'],
  ['service-bay', '2026-04-20', 'مركز خدمة جديد في الشارقة', 'اثنتا عشرة رافعة وقاعة انتظار تطل عليها.', '/ownership'],
  ['hero-dunes', '2026-04-02', 'موسم الصحراء يبدأ في ليوا', 'ثلاثة أيام من القيادة مع مدربين معتمدين.', '/ownership-guides/desert-driving'],
  ['suv-large-light', '2026-03-15', 'أول دفعة من طرازات السنة', 'ثلاثون سيارة جاهزة للمعاينة في المعارض الأربعة.', '/find-a-car'],
  ['interior-dash', '2026-02-26', 'تحديث الشاشة يصل عن بُعد', 'خرائط أسرع وأوامر صوتية بالعربية، دون زيارة.', '/ownership'],
  ['retailer-facade-night', '2026-02-01', 'معرض أبوظبي يفتح مساءً', 'حتى العاشرة ليلًا من الاثنين إلى الخميس.', '/retailer-locator'],
] as const

const races = [
  { date: '17 يناير', race: 'ست ساعات دبي', location: 'حلبة دبي', driver: 'سلطان الهاشمي', position: '2', points: 18, url: null },
  { date: '14 فبراير', race: 'ليل أبوظبي', location: 'حلبة ياس', driver: 'مريم الكعبي', position: '1', points: 25, url: null },
  { date: '21 مارس', race: 'جائزة البحرين', location: 'الصخير', driver: 'سلطان الهاشمي', position: '1', points: 25, url: null },
]

/** What the services of the demo answer; none of them exists. */
export function feedSamples(ids: ReadonlyMap<string, number>): FeedSample[] {
  const picture = (key: string, size: string) => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`the demo has no picture ${key}`)
    return `/media/api/v2/images/${id}/${size}.jpg`
  }
  return [
    {
      kind: 'collection',
      path: 'collections/gifts',
      value: gifts.map(({ key, ...product }) => ({
        ...product,
        id: key,
        image: picture(key, '830x830'),
        currency: unitOf(product.price),
        url: '/ar/contact-us',
      })),
    },
    {
      kind: 'news',
      path: 'articles',
      value: articles.map(([key, date, title, summary, url]) => ({ title, summary, date, url: `/ar${url}`, image: picture(key, '640x360') })),
    },
    { kind: 'races', path: 'results', value: races },
  ]
}
