import { aed, block, buttons, callLink, grade, latin, link, litres, paragraphs, picture, table } from '../builders.ts'
import { startsAt } from '../prices-abroad.ts'
import type { DemoPage } from '../page.ts'

export const compare: DemoPage = {
  path: 'compare',
  type: 'page',
  title: 'مقارنة الطرازات',
  meta_description: 'قارن طرازات رينج روفر وديفندر وديسكفري وجاكوار في جدول واحد: السعر والقوة والمقاعد والصندوق وعمق الخوض، ثم جرّب المرشحين معًا في زيارة.',
  image: picture('wide-studio'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'مقارنة الطرازات',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs(
        'جمعنا هنا الأرقام التي يسأل عنها عملاؤنا أكثر من غيرها، للفئة الأساسية من كل طراز. ولما لا تقوله الأرقام، نضع السيارتين جنبًا إلى جنب في المعرض.',
      ),
      image: picture('retailer-facade-day'),
    }),
    block('compare_models', 'side-by-side', {
      heading: 'جنبًا إلى جنب',
      model_keys: ['range-rover', 'range-rover-sport', 'defender-110', 'defender-90', 'discovery', 'discovery-sport', 'f-pace', 'i-pace', 'xf', 'f-type'],
    }),
    block('section_tabs', 'tables', { tab_padding: 22, is_sticky: false, slider_theme: 'light-theme' }, [
      {
        tab_icon: 'drive',
        tab_label: 'لاند روفر',
        tab_id: 'land-rover',
        blocks_count: 2,
        modal_tab_title: 'لاند روفر',
        modal_tab_subtitle: 'ستة طرازات',
        modal_tab_image: picture('square-paint'),
      },
      {
        tab_icon: 'speed',
        tab_label: 'جاكوار',
        tab_id: 'jaguar',
        blocks_count: 2,
        modal_tab_title: 'جاكوار',
        modal_tab_subtitle: 'أربعة طرازات',
        modal_tab_image: picture('square-metal'),
      },
    ]),
    block('snippet', 'land-rover-intro', {
      heading: 'طرازات لاند روفر',
      paragraph: paragraphs('كلها بدفع رباعي وتعليق مضبوط لطرق الخليج.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'land-rover', {
      html: table(
        ['الطراز', 'يبدأ السعر من', 'القوة', 'المقاعد', 'الصندوق', 'الخوض'],
        ['رينج روفر', aed(545000), '400 حصان', '5 أو 7', '818 لترًا', '900 ملم'],
        ['رينج روفر سبورت', aed(435000), '360 حصانًا', '5', '647 لترًا', '900 ملم'],
        ['ديفندر 110', aed(325000), '300 حصان', '5 أو 6 أو 7', '972 لترًا', '900 ملم'],
        ['ديفندر 90', aed(299000), '300 حصان', '5 أو 6', '397 لترًا', '900 ملم'],
        ['ديسكفري', aed(315000), '300 حصان', '7', '258 لترًا', '900 ملم'],
        ['ديسكفري سبورت', aed(219000), '200 حصان', '5 أو 7', '963 لترًا', '600 ملم'],
      ),
      has_container: true,
    }),
    block('snippet', 'jaguar-intro', {
      heading: 'طرازات جاكوار',
      paragraph: paragraphs('ثلاث سيارات بالوقود، ورابعة بالكهرباء وحدها.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'jaguar', {
      html: table(
        ['الطراز', 'يبدأ السعر من', 'القوة', 'من 0 إلى 100 كم/س', 'الصندوق'],
        [`جاكوار ${latin('F-PACE')}`, aed(275000), '250 حصانًا', '7.3 ثانية', '613 لترًا'],
        [`جاكوار ${latin('I-PACE')}`, aed(339000), '400 حصان', '4.8 ثانية', '656 لترًا'],
        [`جاكوار ${latin('XF')}`, aed(239000), '300 حصان', '6.1 ثانية', '459 لترًا'],
        [`جاكوار ${latin('F-TYPE')}`, aed(389000), '300 حصان', '5.7 ثانية', '299 لترًا'],
      ),
      has_container: true,
    }),
    block('models_carousel', 'closest', { heading: 'مقارنات تتكرر', slider_theme: 'grey-theme' }, [
      {
        name: 'ديفندر 90 وديفندر 110',
        image: picture('suv-short-light'),
        ...startsAt(299000),
        buttons: buttons(link('تفاصيل 90', '/defender/90'), link('تفاصيل 110', '/defender/110')),
        specs: [
          {
            name: 'ديفندر',
            rows: [grade('ديفندر 90 S', '4 أسطوانات، 300 حصان', litres('10.9'), 299000), grade('ديفندر 110 S', '4 أسطوانات، 300 حصان', litres('11.3'), 325000)],
          },
        ],
      },
      {
        name: 'ديسكفري سبورت وديسكفري',
        image: picture('suv-large-dark'),
        ...startsAt(219000),
        buttons: buttons(link('تفاصيل سبورت', '/discovery/discovery-sport'), link('تفاصيل ديسكفري', '/discovery/discovery')),
        specs: [
          {
            name: 'ديسكفري',
            rows: [grade('سبورت S', '4 أسطوانات، 200 حصان', litres('8.8'), 219000), grade('ديسكفري S', '4 أسطوانات، 300 حصان', litres('10.6'), 315000)],
          },
        ],
      },
    ]),
    block('snippet', 'together', {
      heading: 'جرّب السيارتين في زيارة واحدة',
      paragraph: paragraphs('قل لنا أي طرازين تقارن بينهما، ونجهزهما معًا. فتنتقل من واحدة إلى الأخرى وأنت تذكر كل تفصيل.'),
      buttons: buttons(callLink('حدّد موعدًا'), link('مواقع المعارض', '/retailer-locator')),
      box_color: 'dark-theme',
    }),
  ],
}
