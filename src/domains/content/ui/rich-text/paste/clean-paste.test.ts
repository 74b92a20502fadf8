// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

/** As the clipboard has it after a copy from Word. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head>
<body lang=AR-SA><!--StartFragment-->
<h1 dir=RTL style='mso-x:y'><span lang=AR-SA>الضمان<o:p></o:p></span></h1>
<p class=MsoNormal dir=RTL><span lang=AR-SA style='font-size:14.0pt'>ضمان <b>خمس
سنوات</b>&nbsp;كاملة</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]><span>المحرك</span></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>الشاحن</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>البطارية</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>أولًا</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1><tr style='x'><td width=100 valign=top><p class=MsoNormal>الطراز<o:p></o:p></p></td><td colspan=2><p class=MsoNormal>ألف</p></td></tr></table>
<!--EndFragment--></body></html>`

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="rtl" style="x"><span style="font-size:16pt;font-weight:400;">المواصفات</span></h2><p dir="rtl"><span style="font-weight:700;font-style:normal;">غامق</span><span style="font-weight:400;"> و</span><span style="font-weight:400;font-style:italic;">مائل</span> <a href="https://example.com/" style="text-decoration:none;"><span>رابط</span></a></p><ul style="x"><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>بند</span></p></li></ul></b><br class="Apple-interchange-newline">`

const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:red}</style></head><body><table border=0 width=128><!--StartFragment--><col width=64><tr height=20><td class=xl65 width=64>الطراز</td><td align=right x:num>4300</td></tr><!--EndFragment--></table></body></html>`

const flat = (html: string) => html.replace(/(<\/(?:h2|p|ul)>)\s+/g, '$1')

test('a paste from Word keeps headings, bold, lists with their levels and tables, and nothing that Word says of them', () => {
  expect(flat(cleanPaste(word))).toBe(
    '<h2>الضمان</h2><p>ضمان <b>خمس سنوات</b> كاملة</p><ul><li>المحرك<ul><li>الشاحن</li></ul></li><li>البطارية</li><li>أولًا</li></ul><table><tbody><tr><td><p>الطراز</p></td><td colspan="2"><p>ألف</p></td></tr></tbody></table>',
  )
})

test('a paste from Google Docs keeps bold and italic, which it writes as styles, and is not bold as a whole', () => {
  expect(flat(cleanPaste(docs))).toBe(
    '<h2>المواصفات</h2><p><strong>غامق</strong> و<em>مائل</em> <a href="https://example.com/">رابط</a></p><ul><li><p>بند</p></li></ul><br>',
  )
})

test('a paste from Excel is a table', () => {
  expect(flat(cleanPaste(excel))).toBe('<table><tbody><tr><td>الطراز</td><td>4300</td></tr></tbody></table>')
})

test('a paste brings no script, no picture from elsewhere, and no link that runs or leads nowhere', () => {
  expect(
    cleanPaste('<p onclick="x()">أ<img src="https://example.com/x.png"><script>x()</script> <a href="javascript:x()">ب</a> <a name="_Toc1">ج</a></p>'),
  ).toBe('<p>أ ب ج</p>')
  expect(cleanPaste('<div>سطر</div><div>آخر</div>')).toBe('<p>سطر</p><p>آخر</p>')
})

test('what was cut here comes back as it was', () => {
  const own = '<p data-pm-slice="1 1 []" data-kept="{}">نص</p>'
  expect(cleanPaste(own)).toBe(own)
})
