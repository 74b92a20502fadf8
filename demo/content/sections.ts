import { block, financeRates, latin, paragraphs } from './builders.ts'
import type { StoredBlock } from './page.ts'

/** Sections that several pages show, by the key that their blocks of the kind `shared_section` have; staff edit each once for all of them. */
export const sections: readonly { key: string; name: string; blocks: StoredBlock[] }[] = [
  {
    key: 'price-note',
    name: 'ملاحظة الأسعار والاستهلاك',
    blocks: [
      block('html_box', 'price-note-text', {
        html: paragraphs(
          `تشمل الأسعار ضريبة القيمة المضافة بنسبة 5%، ولا تشمل التسجيل والتأمين. القسط الشهري مثال على تمويل لمدة 60 شهرًا بدفعة أولى 20% و${financeRates}، ويخضع لموافقة البنك. وفي معارضنا خارج الإمارات تُباع السيارة بعملة بلدها وضريبتها.`,
          `أرقام الاستهلاك والمدى بحسب دورة القياس العالمية الموحدة ${latin('WLTP')}، وتختلف في الاستخدام اليومي بحسب الحرارة والحمولة وأسلوب القيادة.`,
        ),
        has_container: true,
        padding_grid_class: 'top-space-0',
      }),
    ],
  },
]
