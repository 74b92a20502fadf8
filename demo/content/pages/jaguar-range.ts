import { examples as mood } from '#blocks/gallery/masonry/examples.ts'
import {
  block,
  buttons,
  callLink,
  dirhams,
  grade,
  latin,
  link,
  litres,
  nextSteps,
  paragraphs,
  picture,
  turntable,
  summarySpecs,
  pageLinks,
  sampleBlock,
} from '../builders.ts'
import { startsAt } from '../prices-abroad.ts'
import type { DemoPage } from '../page.ts'

export const jaguarRange: DemoPage = {
  path: 'jaguar-range',
  type: 'page',
  title: 'سيارات جاكوار',
  meta_description:
    'سيارات جاكوار في الإمارات: F-PACE وI-PACE الكهربائية وصالون XF وF-TYPE الرياضية. الأسعار والمواصفات والسيارات المتوفرة وتجربة القيادة لدى «معرض».',
  image: picture('hero-city'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_carousel', 'hero', { is_autoplay: true, has_timer: false, slide_duration: 6000, has_wide_ratio: true }, [
      {
        heading: 'سيارات جاكوار',
        header_tag: '1',
        image: picture('hero-city'),
        info: paragraphs('أداء بأناقة بريطانية'),
        description: paragraphs('أربع سيارات تتفق على المتعة، وتختلف في مصدرها.'),
        buttons: buttons(link('طراز F-PACE', '/jaguar-range/f-pace/index'), link('طراز I-PACE', '/jaguar-range/i-pace/index')),
      },
      {
        heading: 'الصمت أسرع مما تظن',
        header_tag: '2',
        image: picture('hero-lake'),
        info: paragraphs(latin('I-PACE')),
        description: paragraphs('كهربائية بالكامل: 400 حصان، و470 كم بين شحنة وأخرى.'),
        ...startsAt(339000),
        buttons: buttons(link('تفاصيل الطراز', '/jaguar-range/i-pace/index')),
      },
    ]),
    block('content_blocks', 'models', { heading: 'وقود أم كهرباء', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-compact-dark'),
        heading: 'جاكوار F-PACE',
        header_tag: '3',
        paragraph: paragraphs(`سيارة العائلة التي تتذكر أنها جاكوار. ابتداءً من ${dirhams(275000)}.`),
        buttons: buttons(link('تفاصيل F-PACE', '/jaguar-range/f-pace/index')),
      },
      {
        image: picture('suv-compact-light'),
        heading: 'جاكوار I-PACE',
        header_tag: '3',
        paragraph: paragraphs(`محركان كهربائيان ودفع رباعي وسكون تام. ابتداءً من ${dirhams(339000)}.`),
        buttons: buttons(link('تفاصيل I-PACE', '/jaguar-range/i-pace/index')),
      },
      {
        image: picture('saloon-dark'),
        heading: 'جاكوار XF',
        header_tag: '3',
        paragraph: paragraphs(`صالون لمن يحب أن يقود بنفسه. ابتداءً من ${dirhams(239000)}.`),
        buttons: buttons(link('تفاصيل XF', '/jaguar-range/xf/index')),
      },
      {
        image: picture('coupe-dark'),
        heading: 'جاكوار F-TYPE',
        header_tag: '3',
        paragraph: paragraphs(`مقعدان ودفع خلفي وطريق لك وحدك. ابتداءً من ${dirhams(389000)}.`),
        buttons: buttons(link('تفاصيل F-TYPE', '/jaguar-range/f-type/index')),
      },
    ]),
    sampleBlock('masonry', 'mood', mood),
    block('quote', 'line', {
      quote: 'جمال السيارة في ما تجرؤ على تركه.',
      author: 'هند الشامسي',
      author_role: 'مديرة التصميم الداخلي في «معرض»',
      image: picture('square-portrait-abstract'),
      box_color: 'black-theme',
    }),
    block('model_summary', 'electric', {
      car_key: 'i-pace',
      engine_key: 'EV400',
      ...summarySpecs,
      image: picture('suv-compact-dark'),
      buttons: buttons(link('السيارات المتوفرة', '/find-a-car'), link('تفاصيل الطراز', '/jaguar-range/i-pace/index')),
    }),
    block('models_carousel', 'prices', { heading: 'الأسعار والمحركات', slider_theme: 'light-theme' }, [
      {
        name: 'جاكوار F-PACE',
        image: picture('suv-compact-dark'),
        ...startsAt(275000),
        buttons: buttons(link('التفاصيل', '/jaguar-range/f-pace/index')),
        specs: [
          {
            name: 'جاكوار F-PACE',
            rows: [grade('P250', '4 أسطوانات، 250 حصانًا', litres('9.6'), 275000), grade('P400', '6 أسطوانات، 400 حصان', litres('9.9'), 339000)],
          },
        ],
      },
      {
        name: 'جاكوار I-PACE',
        image: picture('suv-compact-light'),
        ...startsAt(339000),
        buttons: buttons(link('التفاصيل', '/jaguar-range/i-pace/index')),
        specs: [{ name: 'جاكوار I-PACE', rows: [grade('EV400', 'محركان كهربائيان، 400 حصان', '22 كيلوواط ساعة لكل 100 كم', 339000)] }],
      },
      {
        name: 'جاكوار XF',
        image: picture('saloon-light'),
        ...startsAt(239000),
        buttons: buttons(link('التفاصيل', '/jaguar-range/xf/index')),
        specs: [{ name: 'جاكوار XF', rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('8.4'), 239000)] }],
      },
      {
        name: 'جاكوار F-TYPE',
        image: picture('coupe-light'),
        ...startsAt(389000),
        buttons: buttons(link('التفاصيل', '/jaguar-range/f-type/index')),
        specs: [
          {
            name: 'جاكوار F-TYPE',
            rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('9.1'), 389000), grade('P400', '6 أسطوانات، 400 حصان', litres('10.3'), 459000)],
          },
        ],
      },
    ]),
    turntable('turn', 'saloon', 'الصالون من كل الجهات', 'أربعة أبواب تحت خط سقف كوبيه. أدره، ثم ابحث عنه بين السيارات المتوفرة.'),
    block('parallax_image', 'craft', { heading: 'صنعة تُرى وتُلمس' }, [
      { image: picture('wide-studio'), heading: 'الضوء', paragraph: paragraphs('كل سطح رُسم ليحمل انعكاسًا واحدًا نظيفًا من المقدمة إلى المؤخرة.'), speed: 0.5 },
      { image: picture('wide-road'), heading: 'الطريق', paragraph: paragraphs('توزيع متساوٍ للوزن بين المحورين، وتوجيه ينقل ملمس الإسفلت.'), speed: 0.35 },
    ]),
    block('snippet', 'electric-life', {
      heading: 'أول سيارة كهربائية لك',
      paragraph: paragraphs('نزور منزلك، ونفحص اللوحة الكهربائية، ونكتب لك ما يلزم لتركيب شاحن. الزيارة بلا مقابل لمن يطلب السيارة.'),
      image: picture('lifestyle-gate'),
      buttons: buttons(link('دليل الشحن المنزلي', '/ownership-guides/ev-charging-at-home'), callLink('اطلب زيارة')),
      is_reversed: true,
    }),
    nextSteps('خطوتك إلى المقود'),
    pageLinks(),
  ],
}
