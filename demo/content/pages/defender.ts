import { block, buttons, callLink, dirhams, inStock, link, nextSteps, paragraphs, picture, pageLinks } from '../builders.ts'
import { startsAt } from '../prices-abroad.ts'
import type { DemoPage } from '../page.ts'

export const defenderFamily: DemoPage = {
  path: 'defender',
  type: 'page',
  title: 'عائلة ديفندر',
  meta_description: 'عائلة ديفندر في الإمارات بطرازيها 90 و110: قدرات على الرمل والصخر والماء، وسبعة مقاعد عند الطلب. الأسعار والحزم ومواعيد تجربة الصحراء.',
  image: picture('hero-dunes'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: true, has_timer: true, slide_duration: 7000, carousel_view_options: 'adjacent_slides', dir: 'rtl' }, [
      {
        heading: 'عائلة ديفندر',
        header_tag: '1',
        header_size: 'title',
        image: picture('hero-dunes'),
        vertical_alignment: 'center',
        info: paragraphs('ديفندر 90 وديفندر 110'),
        description: paragraphs('صُنعت لما بعد اللافتة الأخيرة.'),
        buttons: buttons(link('ديفندر 110', '/defender/110'), link('ديفندر 90', '/defender/90')),
      },
      {
        heading: 'الجبل جزء من الطريق',
        header_tag: '2',
        header_size: 'l',
        image: picture('hero-pass'),
        vertical_alignment: 'bottom',
        info: paragraphs('ديفندر 90'),
        description: paragraphs('قاعدة عجلات أقصر، وزاوية مغادرة 40 درجة.'),
        ...startsAt(299000),
        buttons: buttons(link('تفاصيل الطراز', '/defender/90')),
      },
    ]),
    block('content_blocks', 'models', { heading: 'طول يناسب رحلتك', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-light'),
        heading: 'ديفندر 110',
        header_tag: '3',
        paragraph: paragraphs(`خمسة أبواب، ومن خمسة مقاعد إلى سبعة. ابتداءً من ${dirhams(325000)}.`),
        buttons: buttons(link('تفاصيل 110', '/defender/110')),
      },
      {
        image: picture('suv-short-light'),
        heading: 'ديفندر 90',
        header_tag: '3',
        paragraph: paragraphs(`ثلاثة أبواب وقاعدة قصيرة لا تعلق حيث يعلق غيرها. ابتداءً من ${dirhams(299000)}.`),
        buttons: buttons(link('تفاصيل 90', '/defender/90')),
      },
    ]),
    block('tabbed_component', 'terrains', { heading: 'لكل أرض إعدادها', tab_padding: 22, box_color: 'grey-theme' }, [
      {
        tab_icon: 'drive',
        tab_label: 'الرمل',
        tab_id: 'sand',
        heading: 'الرمل',
        paragraph: paragraphs(
          'تستجيب دواسة الوقود أبكر، ويتأخر تدخل مانع الانزلاق، فتحتفظ السيارة بزخمها على المنحدر اللين. خفّض الضغط إلى 18 رطلًا، واترك الباقي لها.',
        ),
        image: picture('wide-dunes'),
      },
      {
        tab_icon: 'capacity',
        tab_label: 'الصخر',
        tab_id: 'rock',
        heading: 'الصخر',
        paragraph: paragraphs('ترتفع السيارة 75 ملم، ويُقفل الترسان التفاضليان الأوسط والخلفي، وتعرض الكاميرات ما تحت المقدمة كأن الغطاء شفاف.'),
        image: picture('wide-road'),
      },
      {
        tab_icon: 'co2',
        tab_label: 'الماء',
        tab_id: 'water',
        heading: 'الماء',
        paragraph: paragraphs('تقيس مستشعرات المرايا عمق الماء وتعرضه لحظة بلحظة. الحد 900 ملم، وبعد الخروج تجفف السيارة مكابحها من تلقاء نفسها.'),
        image: picture('hero-ford'),
      },
    ]),
    block('compare_models', 'lengths', { heading: 'ديفندر 90 أم 110', model_keys: ['defender-90', 'defender-110'] }),
    ...inStock('defender', 'فئات ديفندر المتوفرة اليوم'),
    block(
      'parallax_image',
      'places',
      { heading: 'أماكن نعرفها', paragraph: paragraphs('مسارات اختبرناها في الإمارات، ونصحبك إليها في أيام القيادة الموسمية.') },
      [
        { image: picture('wide-dunes'), heading: 'كثبان ليوا', paragraph: paragraphs('ارتفاع يبلغ 300 متر، ورمل يتغير لونه كل ساعة.'), speed: 0.5 },
        { image: picture('wide-road'), heading: 'طريق جبل جيس', paragraph: paragraphs('منعطفات متتابعة، وهواء أبرد بعشر درجات.'), speed: 0.4 },
      ],
    ),
    block('sign_post', 'preparation', { heading: 'قبل أن تنطلق', 'col-numbers': '3' }, [
      {
        icon: 'brochure',
        heading: 'القيادة في الصحراء',
        paragraph: 'دليل قصير للضغط والسرعة والإنقاذ.',
        link: link('اقرأ الدليل', '/ownership-guides/desert-driving'),
      },
      { icon: 'spanner', heading: 'الفحص قبل الموسم', paragraph: 'فحص للسوائل والإطارات وأطقم السحب.', link: link('خدمات الملكية', '/ownership') },
      { icon: 'compare', heading: '90 أم 110', paragraph: 'القياسات والمقاعد جنبًا إلى جنب.', link: link('قارن الطرازات', '/compare') },
    ]),
    block('quote', 'voice', {
      quote: 'السيارة الجيدة في الصحراء هي التي تجعلك تنسى العدادات وتنظر إلى الأفق.',
      author: 'راشد المنصوري',
      author_role: 'مدرب القيادة على الرمال في «معرض»',
      image: picture('square-portrait-abstract'),
    }),
    block('snippet', 'desert-day', {
      heading: 'يوم على الرمل',
      paragraph: paragraphs('من أكتوبر إلى أبريل نصحب مُلّاك ديفندر الجدد في يوم تدريب مع مدربين معتمدين. المقاعد محدودة، والحجز بالهاتف.'),
      image: picture('wide-dunes'),
      buttons: buttons(callLink('احجز بالهاتف')),
      box_color: 'grey-theme',
      is_reversed: true,
    }),
    nextSteps('من هنا تبدأ الرحلة'),
    pageLinks(),
  ],
}
