import { longText, number, text } from '#fields/settings/setting.ts'
import { defineSettings, type ReadSettings } from '#fields/settings/settings.ts'

export const invoiceSettings = defineSettings(['Invoices', 'الفواتير'], ['orders', 'mails'], {
  'invoices.seller_name': text(
    '',
    ['Legal name of the seller', 'الاسم القانوني للبائع'],
    ['Legal name of the seller. Without it nothing is paid online.', 'الاسم القانوني للبائع. من دونه لا يُدفع أي مبلغ عبر الإنترنت.'],
  ),
  'invoices.seller_address': longText(
    '',
    ['Address of the seller', 'عنوان البائع'],
    ['Address of the seller. Without it nothing is paid online.', 'عنوان البائع. من دونه لا يُدفع أي مبلغ عبر الإنترنت.'],
  ),
  'invoices.seller_contact': text(
    '',
    ['Contact for questions about invoices', 'جهة الاستفسار عن الفواتير'],
    ['Phone or e-mail for questions about invoices.', 'هاتف أو بريد للاستفسار عن الفواتير.'],
  ),
  'invoices.tax_number': text(
    '',
    ['Tax registration number', 'رقم التسجيل الضريبي'],
    [
      'Tax registration number. Where cars are taxed, nothing is paid online without it.',
      'رقم التسجيل الضريبي. من دونه لا يُدفع أي مبلغ عبر الإنترنت حيث تُفرض ضريبة.',
    ],
  ),
  'invoices.vat_percent': number(
    5,
    ['Value-added tax', 'ضريبة القيمة المضافة'],
    [
      'Value-added tax in percent; amounts include it. It counts only where the country of the site is not among the countries of sale, which have a rate of their own.',
      'نسبة ضريبة القيمة المضافة، وهي مشمولة في المبالغ. تُطبق فقط إذا لم تكن دولة الموقع ضمن دول البيع، فلكل دولة منها نسبتها.',
    ],
  ),
  'invoices.kept_years': number(
    6,
    ['Years that invoices keep their buyers', 'سنوات حفظ بيانات المشترين في الفواتير'],
    [
      'Years for which the law wants invoices with their buyers; after them the buyer is removed.',
      'عدد السنوات التي يوجب القانون فيها حفظ الفواتير ببيانات المشترين، ثم تُحذف هذه البيانات.',
    ],
  ),
  'invoices.note': longText('', ['Note at the foot of invoices', 'ملاحظة ذيل الفاتورة'], ['A note at the foot of invoices.', 'ملاحظة في ذيل الفواتير.']),
})

/** The seller on invoices. */
export function readInvoicesSettings(read: ReadSettings) {
  const values = read(invoiceSettings)
  return {
    name: values['invoices.seller_name'],
    address: values['invoices.seller_address'].trim(),
    contact: values['invoices.seller_contact'],
    taxNumber: values['invoices.tax_number'],
    vatPercent: Math.min(100, Math.max(0, values['invoices.vat_percent'])),
    keptYears: Math.max(1, values['invoices.kept_years']),
    note: values['invoices.note'].trim(),
  }
}
