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

export const xf: DemoPage = {
  path: 'jaguar-range/xf/index',
  type: 'page',
  title: 'جاكوار XF',
  meta_title: 'جاكوار XF: المواصفات والأسعار',
  meta_description:
    'جاكوار XF صالون بمحرك قوته 300 حصان ودفع خلفي وخمسة مقاعد. الفئات والأسعار والأرقام وأسئلة شائعة عن السيارة وخدمتها في الإمارات لدى «معرض».',
  image: picture('saloon-dark'),
  theme: 'jdx',
  status: 'published',
  blocks: [
    block('hero_carousel_2', 'hero', { is_autoplay: false, has_timer: false, carousel_view_options: 'default', dir: 'rtl' }, [
      {
        heading: 'جاكوار XF',
        header_tag: '1',
        header_size: 'title',
        image: picture('saloon-dark'),
        vertical_alignment: 'center',
        info: paragraphs('صالون بخط سقف كوبيه'),
        description: paragraphs('أربعة أبواب لمن يحب أن يقود بنفسه.'),
        ...startsAt(239000),
        buttons: buttons(link('احجز تجربة قيادة', 'test-drive'), link('السيارات المتوفرة', '/find-a-car')),
      },
    ]),
    pageNavigation('جاكوار XF', [
      ['نظرة عامة', 'overview'],
      ['الأداء', 'performance'],
      ['الفئات والأسعار', 'grades'],
      ['أسئلة شائعة', 'questions'],
    ]),
    block('snippet', 'overview', {
      block_scroll_id: 'overview',
      heading: 'رزانة المكتب ومتعة الطريق',
      header_size: 'l',
      paragraph: paragraphs(
        'تصل بك إلى الاجتماع هادئًا، وتعود بك من الطريق الأطول. هيكل أكثره من الألمنيوم، ومقصورة تُغلق أبوابها على صوتك وحدك.',
        'الدفع خلفي كما في كل صالون صُنع للسائق، والمقود يخبرك بما تحت العجلات.',
      ),
    }),
    turntable('turn', 'saloon', 'من كل زاوية', 'أدر السيارة بالسحب أو بالأسهم، وتوقف حيث يعجبك خطها.'),
    block(
      'key_details_post',
      'performance',
      {
        block_scroll_id: 'performance',
        heading: 'محرك واحد أُحسن ضبطه',
        paragraph: paragraphs('أربع أسطوانات بشاحن توربيني ونظام هجين خفيف يسترد طاقة الكبح، وعلبة تروس من ثماني سرعات.'),
        image: picture('hero-city'),
        box_color: 'grey-theme',
      },
      [
        { icon: 'svo', label: 'القوة القصوى', value: '300 حصان (221 كيلوواط)' },
        { icon: 'drive', label: 'من 0 إلى 100 كم/س', value: '6.1 ثانية' },
        { icon: 'speed', label: 'السرعة القصوى', value: '250 كم/س' },
        { icon: 'capacity', label: 'سعة الصندوق', value: '459 لترًا' },
      ],
    ),
    block('models_carousel', 'grades', { block_scroll_id: 'grades', heading: 'الفئات والأسعار', slider_theme: 'light-theme' }, [
      {
        name: 'جاكوار XF S',
        image: picture('saloon-light'),
        ...startsAt(239000),
        buttons: buttons(link('اطلب عرض سعر', 'offer')),
        specs: [{ name: 'محرك XF', rows: [grade('P300', '4 أسطوانات، 300 حصان', litres('8.4'), 239000)] }],
      },
    ]),
    priceNote(),
    block('accordion', 'questions', { block_scroll_id: 'questions', heading: 'أسئلة شائعة', is_first_open: true }, [
      question('ما نوع الوقود المناسب؟', 'وقود بدرجة أوكتان 95. ويرفع النظام الهجين الخفيف كفاءة السيارة دون أن تحتاج إلى شحن.'),
      question('ما مدة الضمان؟', 'خمس سنوات أو 150,000 كم، ويمكن تمديده سنتين إضافيتين قبل انتهائه. التفاصيل في صفحة <a href="/ownership">خدمات الملكية</a>.'),
    ]),
    nextSteps('خطوتك إلى المقود'),
    modelActions('XF'),
  ],
}
