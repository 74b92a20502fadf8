import { block, buttons, callLink, dirhams, inStock, link, nextSteps, paragraphs, picture, question, pageLinks } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const discoveryFamily: DemoPage = {
  path: 'discovery',
  type: 'page',
  title: 'عائلة ديسكفري',
  meta_description: 'عائلة ديسكفري في الإمارات: ديسكفري بسبعة مقاعد كاملة، وديسكفري سبورت للعائلة داخل المدينة. الأسعار والمقاعد والصندوق جنبًا إلى جنب.',
  image: picture('suv-large-light'),
  theme: 'lrdx',
  status: 'published',
  blocks: [
    block('hero_title_banner_tall', 'hero', {
      heading: 'عائلة ديسكفري',
      header_tag: '1',
      header_size: 'title',
      subtitle: 'لكل واحد مقعده، ولكل رحلة متسعها.',
      image: picture('suv-large-light'),
      buttons: buttons(link('ديسكفري', '/discovery/discovery'), link('ديسكفري سبورت', '/discovery/discovery-sport')),
      vertical_alignment: 'bottom',
    }),
    block('content_blocks', 'models', { heading: 'أيهما لعائلتك', 'col-numbers': '2', font_size: 'big', 'image-ratio': '16-9' }, [
      {
        image: picture('suv-large-dark'),
        heading: 'ديسكفري',
        header_tag: '3',
        paragraph: paragraphs(`سبعة مقاعد للكبار، وصندوق يبقى نافعًا معها. ابتداءً من ${dirhams(315000)}.`),
        buttons: buttons(link('تفاصيل ديسكفري', '/discovery/discovery')),
      },
      {
        image: picture('suv-compact-dark'),
        heading: 'ديسكفري سبورت',
        header_tag: '3',
        paragraph: paragraphs(`خمسة مقاعد واثنان إضافيان للصغار، في طول يناسب موقف البيت. ابتداءً من ${dirhams(219000)}.`),
        buttons: buttons(link('تفاصيل سبورت', '/discovery/discovery-sport')),
      },
    ]),
    ...inStock('discovery', 'فئات ديسكفري المتوفرة اليوم'),
    block('tabbed_component', 'days', { heading: 'أسبوع في ثلاثة أيام', tab_padding: 22, box_color: 'light-theme' }, [
      {
        tab_icon: 'seats',
        tab_label: 'الاثنين',
        tab_id: 'school',
        heading: 'صباح المدرسة',
        paragraph: paragraphs('أربع نقاط تثبيت لمقاعد الأطفال، وأبواب تُقفل من مقعد السائق، ومقاعد تُمسح بقطعة قماش رطبة.'),
        image: picture('interior-seat'),
      },
      {
        tab_icon: 'drive',
        tab_label: 'الجمعة',
        tab_id: 'road',
        heading: 'مساء السفر',
        paragraph: paragraphs('مثبت سرعة متكيف، ومقاعد خلفية بتهوية، ومنافذ شحن في كل صف. المسافة إلى صلالة تصبح أقصر.'),
        image: picture('wide-road'),
      },
      {
        tab_icon: 'location',
        tab_label: 'السبت',
        tab_id: 'camp',
        heading: 'ليل المخيم',
        paragraph: paragraphs('تُطوى المقاعد كلها من الهاتف، ويرتفع التعليق قبل أول كثيب، ويبقى الجميع في سيارة واحدة.'),
        image: picture('wide-dunes'),
      },
    ]),
    block(
      'key_details_post',
      'numbers',
      {
        heading: 'مساحة بالأرقام',
        paragraph: paragraphs('قسنا الصندوق كما تستخدمه: بالمقاعد كلها مرفوعة، ثم مطوية. الأرقام لطراز ديسكفري.'),
        image: picture('interior-dash'),
        is_reversed: true,
        box_color: 'grey-theme',
      },
      [
        { icon: 'seats', label: 'المقاعد', value: 'سبعة' },
        { icon: 'capacity', label: 'الصندوق بسبعة ركاب', value: '258 لترًا' },
        { icon: 'capacity', label: 'الصندوق بمقعدين', value: '2,391 لترًا' },
        { icon: 'spanner', label: 'قدرة الجر', value: '3,500 كغ' },
      ],
    ),
    block('accordion', 'questions', { heading: 'أسئلة العائلات', is_first_open: true }, [
      question('هل يجلس البالغون في الصف الثالث؟', 'في ديسكفري نعم، لمن لا يتجاوز طوله 190 سم. في ديسكفري سبورت يناسب الصف الثالث الأطفال والمشاوير القصيرة.'),
      question('كم مقعد أطفال يمكن تثبيته؟', 'أربعة في ديسكفري: اثنان في الصف الثاني واثنان في الثالث. وثلاثة في ديسكفري سبورت.'),
      question('هل تقاوم الكسوة البقع؟', 'جلد ديسكفري مقاوم للسوائل والأصباغ. وننصح بتنظيفه كل ستة أشهر لدى مركز الخدمة.'),
    ]),
    block('snippet', 'family-visit', {
      heading: 'تعالوا جميعًا',
      paragraph: paragraphs('أحضر مقاعد أطفالك وعربتهم وجرّبها في السيارة قبل أن تقرر. في معارضنا ركن للصغار، وقهوة لمن معهم.'),
      image: picture('handover'),
      buttons: buttons(link('معارضنا', '/retailer-locator'), callLink('اتصل بنا')),
    }),
    nextSteps('خطوة أقرب إلى رحلتكم'),
    pageLinks(),
  ],
}
