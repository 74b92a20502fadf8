import { defineWords, type Texts } from '#kernel/words/words.ts'

/** The texts of invoices and credit notes. */
export const invoiceWords = defineWords('invoices', {
  tax_invoice: ['Tax invoice', 'فاتورة ضريبية'],
  invoice: ['Invoice', 'فاتورة'],
  tax_credit_note: ['Tax credit note', 'إشعار دائن ضريبي'],
  credit_note: ['Credit note', 'إشعار دائن'],
  number: ['Number', 'الرقم'],
  issued: ['Date of issue', 'تاريخ الإصدار'],
  order: ['Order number', 'رقم الطلب'],
  corrects: ['For invoice', 'عن الفاتورة'],
  reason: ['Reason', 'السبب'],
  tax_number: ['Tax registration number', 'رقم التسجيل الضريبي'],
  buyer: ['Customer', 'العميل'],
  retailer: ['Retailer', 'المعرض'],
  vin: ['VIN', 'رقم الهيكل'],
  order_facts: ['The order', 'تفاصيل الطلب'],
  description: ['Description', 'البيان'],
  net: ['Before tax', 'قبل الضريبة'],
  tax: ['Tax', 'الضريبة'],
  amount: ['Amount', 'المبلغ'],
  reservation: ['Reservation of a car', 'حجز سيارة'],
  purchase: ['Down payment for a car', 'دفعة مقدمة من ثمن سيارة'],
  total_net: ['Total before tax', 'الإجمالي قبل الضريبة'],
  total_tax: ['Value-added tax', 'ضريبة القيمة المضافة'],
  total: ['Total paid', 'إجمالي المدفوع'],
  total_back: ['Total refunded', 'إجمالي المردود'],
})

export type InvoiceTexts = Texts<typeof invoiceWords.words>
