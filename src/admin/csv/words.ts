import type { Words } from '#kernel/words/words.ts'

export const csvWords = {
  import: ['Import', 'استيراد'],
  title: ['Import from a CSV file', 'الاستيراد من ملف CSV'],
  help: [
    'The first row names the columns. Every row is checked first; nothing is written before you confirm.',
    'يحمل الصف الأول أسماء الأعمدة. تُفحص الصفوف كلها أولًا، ولا يُكتب شيء قبل التأكيد.',
  ],
  columns: ['Columns', 'الأعمدة'],
  choose: ['Choose a file', 'اختيار ملف'],
  another: ['Choose another file', 'اختيار ملف آخر'],
  unreadable: ['The file could not be read as CSV.', 'تعذّرت قراءة الملف بصيغة CSV.'],
  unknown_columns: ['These columns are not known: {names}', 'أعمدة غير معروفة: {names}'],
  columns_wrong: ['The first row must name every column once.', 'يجب أن يحمل الصف الأول اسم كل عمود مرة واحدة.'],
  too_many_rows: ['The file has more than 10,000 rows.', 'يتجاوز الملف 10,000 صف.'],
  checking: ['Checking the rows', 'جارٍ فحص الصفوف'],
  line: ['Line', 'السطر'],
  key: ['Key', 'المعرّف'],
  action: ['Result', 'النتيجة'],
  problems: ['Remarks', 'ملاحظات'],
  create: ['New', 'جديد'],
  update: ['Changed', 'معدّل'],
  unchanged: ['Unchanged', 'بلا تغيير'],
  invalid: ['Not valid', 'غير صالح'],
  confirm: ['Import {count} rows', 'استيراد الصفوف: {count}'],
  nothing: ['There is nothing to import.', 'لا توجد صفوف للاستيراد.'],
  fix: [
    'Correct the marked rows in the file and choose it again. An import is done completely or not at all.',
    'صحّح الصفوف المشار إليها في الملف ثم اختره من جديد. يُنفَّذ الاستيراد كاملًا أو لا يُنفَّذ.',
  ],
  more: ['And {count} more rows', 'وصفوف أخرى عددها {count}'],
  done: ['The import is complete.', 'اكتمل الاستيراد.'],
} as const satisfies Words
