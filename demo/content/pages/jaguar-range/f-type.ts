import {
  block,
  buttons,
  grade,
  link,
  litres,
  modelActions,
  nextSteps,
  pageNavigation,
  paragraphs,
  picture,
  priceNote,
  question,
  turntable,
} from '../../builders.ts'
import { startsAt } from '../../prices-abroad.ts'
import type { DemoPage } from '../../page.ts'

export const fType: DemoPage = {
  path: 'jaguar-range/f-type/index',
  type: 'page',
  title: 'جاكوار F-TYPE',
  meta_title: 'جاكوار F-TYPE: المواصفات والأسعار',
  meta_description: 'جاكوار F-TYPE سيارة رياضية بمقعدين ودفع خلفي ومحركين بقوة 300 و400 حصان. الفئات والأسعار والأرقام وأسئلة شائعة في الإمارات لدى «معرض».',
  image: picture('coupe-dark'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: false, has_timer: false, carousel_view_options: 'default', dir: 'rtl' }, [
      {
        heading: 'جاكوار F-TYPE',
        header_tag: '1',
        header_size: 'title',
        image: picture('coupe-dark'),
        vertical_alignment: 'center',
        info: paragraphs('سيارة رياضية بمقعدين'),
        description: paragraphs('لك، ولمن يجلس إلى جانبك.'),
        ...startsAt(389000),
        buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('السيارات المتوفرة', '/find-a-car')),
      },
    ]),
    pageNavigation('جاكوار F-TYPE', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'كل خط فيها يؤدي إلى المقود',
      header_size: 'l',
      paragraph: paragraphs(
        'غطاء طويل، ومقصورة في المنتصف، ومؤخرة قصيرة: نسب رسمتها جاكوار منذ عقود، وما زالت تُعرف من بعيد.',
        'مقعدان منخفضان، ودفع خلفي، وعادم يُفتح صمامه حين تطلب ذلك.',
      ),
    }),
    turntable('turn', 'coupe', 'من كل زاوية', 'أدر السيارة بالسحب أو بالأسهم، وتوقف حيث يعجبك خطها.'),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'أربع أسطوانات أو ست',
        paragraph: paragraphs('يكفي الأصغر لطريق البحر، ويكفي الأكبر لطريق الجبل. ومعهما علبة تروس من ثماني سرعات وتفاضلي خلفي محدود الانزلاق.'),
        image: picture('hero-pass'),
        box_color: 'grey-theme',
      },
      [
        { icon: 'svo', label: 'القوة القصوى', value: '400 حصان (294 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '4.9 ثانية' },
        { icon: 'speed', label: 'السرعة القصوى', value: '275 كم/س' },
        { icon: 'capacity', label: 'سعة الصندوق', value: '299 لترًا' },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme' }, [
      {
        name: 'جاكوار F-TYPE S',
        image: picture('coupe-light'),
        ...startsAt(389000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [
          {
            name: 'محركات F-TYPE',
            rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('9.1'), 389000), grade('P400', '6 أسطوانات، 400 حصان', litres('10.3'), 459000)],
          },
        ],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question('هل تصلح لكل يوم؟', 'نعم. يرتفع التعليق فوق المطبات، ويتسع الصندوق لحقيبتي سفر، وتُبرَّد المقاعد في الصيف.'),
      question('ما مدة الضمان؟', 'خمس سنوات أو 150,000 كم، ويمكن تمديده سنتين إضافيتين قبل انتهائه. التفاصيل في صفحة <a href="/ownership">خدمات الملكية</a>.'),
    ]),
    nextSteps('خطوتك إلى المقود'),
    modelActions('F-Type'),
  ],
}
