import { days } from '#kernel/durations.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { JobKind } from '#platform/jobs/jobs.server.ts'
import type { OwnedWords, Texts, Words } from '#kernel/words/words.ts'
import { forgetBuyersBefore } from './forget-buyers.server.ts'
import { DRAW_INVOICE, invoiceDocument } from './invoice-document.server.ts'
import { invoiceWords } from './words.ts'

type Site = { settings: { invoices: { keptYears: number } }; wordsOf: <Dictionary extends Words>(owned: OwnedWords<Dictionary>) => Texts<Dictionary> }
type Needs = { ctx: Ctx; site: { get: (ctx: Ctx) => Promise<Site> } }

const YEAR_MS = days(365)

export function invoicesJobKinds({ ctx, site }: Needs): readonly JobKind[] {
  return [
    {
      name: 'forget-buyers-of-old-invoices',
      label: ['Remove buyers from invoices that the law no longer needs', 'حذف بيانات المشترين من الفواتير التي انتهت مدة حفظها'],
      cron: '23 4 * * *',
      run: async () => {
        const { keptYears } = (await site.get(ctx)).settings.invoices
        await forgetBuyersBefore(ctx, new Date(ctx.clock.now().getTime() - keptYears * YEAR_MS))
      },
    },
    {
      name: DRAW_INVOICE,
      label: ['Draw an invoice that somebody waits for', 'إعداد ملف فاتورة مطلوبة الآن'],
      about: { id: ['Invoice {id}', 'الفاتورة {id}'] },
      run: async ({ data }) => {
        await invoiceDocument(ctx, Number(data.id), async () => (await site.get(ctx)).wordsOf(invoiceWords))
      },
    },
  ]
}
