import type { Example } from '#block-engine/define-block.ts'

export const examples: readonly Example[] = [
  {
    name: 'جدول المواعيد',
    fields: {
      html: `<h2>مواعيد الاستقبال</h2>
<p>صالة العرض مفتوحة كل يوم، ومركز الخدمة من السبت إلى الخميس.</p>
<table>
<thead><tr><th scope="col">القسم</th><th scope="col">من</th><th scope="col">إلى</th></tr></thead>
<tbody>
<tr><td>صالة العرض</td><td>10:00</td><td>22:00</td></tr>
<tr><td>مركز الخدمة</td><td>8:00</td><td>18:00</td></tr>
<tr><td>قطع الغيار</td><td>8:00</td><td>17:00</td></tr>
</tbody>
</table>
<p><small>تتغير المواعيد في شهر رمضان المبارك والعطل الرسمية.</small></p>`,
    },
  },
  {
    name: 'نص حر دون هامش سفلي',
    fields: {
      html: `<h2>سياسة الاستبدال</h2>
<p>نقيّم سيارتك الحالية في <strong>ثلاثين دقيقة</strong>، ويسري عرض الشراء سبعة أيام من تاريخه.</p>
<ul><li>بطاقة الملكية سارية المفعول</li><li>سجل الصيانة</li><li>مفتاحا السيارة</li></ul>`,
      padding_grid_class: 'bottom-space-0',
    },
  },
]
