import { examples as powertrainQuiz } from '#blocks/quiz/powertrain/examples.ts'
import { block, buttons, dirhams, link, nextSteps, paragraphs, picture, quietButtons, sampleBlock } from '../builders.ts'
import type { DemoPage, Fields } from '../page.ts'

export const models: DemoPage = {
  path: 'models',
  type: 'page',
  title: 'الطرازات',
  meta_description:
    'طرازات رينج روفر وديفندر وديسكفري وجاكوار في الإمارات جنبًا إلى جنب: سعر كل طراز جديد وعدد مقاعده، والطريق إلى صفحته والسيارات المتوفرة منه.',
  image: picture('retailer-facade'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'الطرازات',
      header_size: 'title',
      header_tag: '1',
      subtitle: 'عشرة طرازات في أربع عائلات.',
      image: picture('retailer-facade'),
      vertical_alignment: 'center',
      buttons: buttons(link('قارن الطرازات', '/compare'), link('السيارات المتوفرة', '/find-a-car')),
    }),
    family('range-rover', 'رينج روفر', [
      model('رينج روفر', 'suv-large-dark', 545000, 'خمسة مقاعد أو سبعة', '/range-rover/range-rover'),
      model('رينج روفر سبورت', 'listing-suv-large-front-graphite', 435000, 'خمسة مقاعد', '/range-rover/range-rover-sport'),
    ]),
    family('defender', 'ديفندر', [
      model('ديفندر 110', 'listing-suv-large-front-white', 325000, 'خمسة أبواب، ومن خمسة مقاعد إلى سبعة', '/defender/110'),
      model('ديفندر 90', 'suv-short-light', 299000, 'ثلاثة أبواب، وخمسة مقاعد أو ستة', '/defender/90'),
    ]),
    family('discovery', 'ديسكفري', [
      model('ديسكفري', 'suv-large-light', 315000, 'سبعة مقاعد كاملة', '/discovery/discovery'),
      model('ديسكفري سبورت', 'suv-compact-dark', 219000, 'خمسة مقاعد أو سبعة', '/discovery/discovery-sport'),
    ]),
    family('jaguar', 'جاكوار', [
      model('جاكوار F-PACE', 'listing-suv-compact-front-blue', 275000, 'خمسة مقاعد', '/jaguar-range/f-pace/index'),
      model('جاكوار I-PACE', 'suv-compact-light', 339000, 'كهربائية بالكامل، بخمسة مقاعد', '/jaguar-range/i-pace/index'),
      model('جاكوار XF', 'saloon-dark', 239000, 'صالون بخمسة مقاعد', '/jaguar-range/xf/index'),
      model('جاكوار F-TYPE', 'coupe-dark', 389000, 'سيارة رياضية بمقعدين', '/jaguar-range/f-type/index'),
    ]),
    sampleBlock('powertrain_quiz', 'powertrain', powertrainQuiz, { block_scroll_id: 'powertrain' }),
    nextSteps('الخطوة التالية'),
  ],
}

function family(id: string, heading: string, cards: Fields[]) {
  return block('content_blocks', id, { heading, 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, cards)
}

function model(name: string, pictureKey: string, price: number, seats: string, path: string): Fields {
  return {
    image: picture(pictureKey),
    heading: name,
    header_tag: '3',
    paragraph: paragraphs(`${seats}. جديدة ابتداءً من ${dirhams(price)}.`),
    buttons: quietButtons(link('تفاصيل الطراز', path)),
  }
}
