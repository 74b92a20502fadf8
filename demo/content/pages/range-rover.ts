import { block, buttons, callLink, dirhams, grade, link, litres, nextSteps, paragraphs, picture, summarySpecs, pageLinks } from '../builders.ts'
import { startsAt } from '../prices-abroad.ts'
import type { DemoPage } from '../page.ts'

export const rangeRoverFamily: DemoPage = {
  path: 'range-rover',
  type: 'page',
  title: 'عائلة رينج روفر',
  meta_description: 'عائلة رينج روفر في الإمارات: رينج روفر ورينج روفر سبورت. قارن الطرازين والأسعار والمحركات، واحجز تجربة قيادة تبدأ من باب منزلك.',
  image: picture('hero-studio'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_carousel', 'hero', { is_autoplay: true, has_timer: false, has_touch_devices_slides_limit: true, slide_duration: 6000 }, [
      {
        heading: 'عائلة رينج روفر',
        header_tag: '1',
        image: picture('hero-studio'),
        info: paragraphs('منذ 1970'),
        description: paragraphs('طريقان إلى الفخامة نفسها: واحد يمضي بهدوء، وآخر يمضي بسرعة.'),
        buttons: buttons(link('رينج روفر', '/range-rover/range-rover'), link('رينج روفر سبورت', '/range-rover/range-rover-sport')),
      },
      {
        heading: 'سبورت، بطبع مختلف',
        header_tag: '2',
        image: picture('listing-suv-large-front-burgundy'),
        info: paragraphs('رينج روفر سبورت'),
        description: paragraphs('530 حصانًا، وتعليق ينصت إلى الطريق.'),
        ...startsAt(435000),
        buttons: buttons(link('تفاصيل الطراز', '/range-rover/range-rover-sport')),
      },
    ]),
    block('content_blocks', 'models', { heading: 'طرازان، ومبدأ واحد', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-dark'),
        heading: 'رينج روفر',
        header_tag: '3',
        paragraph: paragraphs(`خمسة مقاعد أو سبعة، وقاعدة عادية أو طويلة. ابتداءً من ${dirhams(545000)}.`),
        buttons: buttons(link('تفاصيل رينج روفر', '/range-rover/range-rover')),
      },
      {
        image: picture('suv-large-light'),
        heading: 'رينج روفر سبورت',
        header_tag: '3',
        paragraph: paragraphs(`خمسة مقاعد وقاعدة أقصر وهيكل أخفض. ابتداءً من ${dirhams(435000)}.`),
        buttons: buttons(link('تفاصيل سبورت', '/range-rover/range-rover-sport')),
      },
    ]),
    block('parallax_image', 'story', { heading: 'نصف قرن من الإتقان', paragraph: paragraphs('كل جيل أخذ من الذي قبله ما يستحق البقاء، وترك الباقي.') }, [
      { image: picture('wide-road'), heading: 'الطريق', paragraph: paragraphs('عزل صوتي بزجاج ثلاثي الطبقات.'), speed: 0.5 },
      { image: picture('wide-dunes'), heading: 'ما بعد الطريق', paragraph: paragraphs('ستة أوضاع للتضاريس، وتبديل تلقائي بينها.'), speed: 0.3 },
    ]),
    block('stock_locator_carousel', 'in-stock', {
      heading: 'متوفر الآن',
      ci_key_list: 'new-cars',
      filters: { nameplate_name_in: ['Range Rover', 'Range Rover Sport'], status_in: ['stock'] },
      link: link('السيارات المتوفرة', '/find-a-car'),
    }),
    block('model_summary', 'six-cylinders', {
      car_key: 'range-rover',
      engine_key: 'P400',
      ...summarySpecs,
      image: picture('suv-large-dark'),
      buttons: buttons(link('السيارات المتوفرة', '/find-a-car')),
    }),
    block('models_carousel', 'comparison', { heading: 'نظرة على الأسعار', slider_theme: 'grey-theme', carousel_view_options: 'adjacent_slides' }, [
      {
        name: 'رينج روفر',
        image: picture('suv-large-dark'),
        ...startsAt(545000),
        buttons: buttons(link('التفاصيل', '/range-rover/range-rover')),
        specs: [
          {
            name: 'رينج روفر',
            rows: [grade('SE P400', '6 أسطوانات، 400 حصان', litres('9.6'), 545000), grade('HSE P530', '8 أسطوانات، 530 حصانًا', litres('11.8'), 676000)],
          },
        ],
      },
      {
        name: 'رينج روفر سبورت',
        image: picture('suv-large-light'),
        ...startsAt(435000),
        buttons: buttons(link('التفاصيل', '/range-rover/range-rover-sport')),
        specs: [
          {
            name: 'رينج روفر سبورت',
            rows: [
              grade('S P360', '6 أسطوانات، 360 حصانًا', litres('9.2'), 435000),
              grade('Dynamic P460e', 'هجين قابل للشحن، 460 حصانًا', litres('0.9'), 532000),
            ],
          },
        ],
      },
    ]),
    block('snippet', 'visit', {
      heading: 'نأتي إليك بالسيارة',
      paragraph: paragraphs('حدّد الموعد والمكان، ويصلك المستشار بالطراز الذي تريد تجربته في دبي وأبوظبي والشارقة.'),
      image: picture('handover'),
      buttons: buttons(callLink('حدّد موعدًا'), link('راسلنا', '/contact-us')),
    }),
    nextSteps('خطوتك التالية'),
    pageLinks(),
  ],
}
