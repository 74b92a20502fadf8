import { block, contact, latin, paragraphs, table } from '../builders.ts'
import type { DemoPage } from '../page.ts'

export const cookiePolicy: DemoPage = {
  path: 'cookie-policy',
  type: 'page',
  title: 'سياسة ملفات تعريف الارتباط',
  meta_description:
    'سياسة ملفات تعريف الارتباط في موقع «معرض»: الملفات الضرورية والاختيارية، وما يُحفظ في متصفحك من اختيارات، ومدة كل منها، وكيف تغيّر قرارك لاحقًا.',
  theme: 'jdx',
  changed_on: '2026-11-01',
  status: 'published',
  blocks: [
    block('snippet', 'intro', {
      heading: 'سياسة ملفات تعريف الارتباط',
      header_tag: '1',
      header_size: 'xl',
      paragraph: paragraphs(
        'ملفات تعريف الارتباط نصوص صغيرة يحفظها متصفحك. نستخدم القليل منها، ولا نُحمّل أي أداة قياس أو إعلان قبل أن تقبل. آخر تحديث: 1 نوفمبر 2026.',
      ),
    }),
    block('snippet', 'kinds', {
      heading: 'نوعان من الملفات',
      paragraph: paragraphs(
        'الضرورية تجعل الموقع يعمل: تحفظ قرارك بشأن الملفات نفسها، وطلبك وأنت تُتمّه، والسيارات التي حفظتها. لا تحتاج إلى موافقة.',
        'الاختيارية تخبرنا من أي حملة جئت وأي الصفحات نفعتك. لا تُستخدم إلا بعد قبولك.',
      ),
    }),
    block('snippet', 'stored', {
      heading: 'ما يُحفظ في متصفحك',
      paragraph: paragraphs('بعض هذه السجلات يُحفظ في ذاكرة المتصفح لا في ملف تعريف ارتباط، ويُعامل المعاملة نفسها.'),
      padding_grid_class: 'bottom-space-0',
    }),
    block('html_box', 'stored-table', {
      html: table(
        ['الغرض', 'النوع', 'المدة'],
        ['قرارك بشأن ملفات تعريف الارتباط', 'ضروري', 'حتى تمسحه'],
        ['بيانات طلب الشراء قبل إتمامه', 'ضروري', 'حتى اكتمال الطلب'],
        ['السيارات المحفوظة', 'ضروري', 'حتى تمسحها'],
        ['مصدر الزيارة من حملة إعلانية', 'اختياري', '30 يومًا'],
        ['قياس الزيارات', 'اختياري', '13 شهرًا'],
      ),
      has_container: true,
    }),
    block('snippet', 'change', {
      heading: 'كيف تغيّر قرارك',
      paragraph: paragraphs(
        'اضغط «إعدادات ملفات تعريف الارتباط» في أسفل أي صفحة، واختر من جديد متى شئت. رفض الملفات الاختيارية لا يمنعك من أي خدمة في الموقع.',
      ),
    }),
    block('snippet', 'contact', {
      heading: 'للاستفسار',
      paragraph: paragraphs(
        `راسلنا على <a href="mailto:${contact.email}">${latin(contact.email)}</a>، واطلع على <a href="/privacy-policy">سياسة الخصوصية</a> لمعرفة حقوقك كاملة.`,
      ),
    }),
  ],
}
