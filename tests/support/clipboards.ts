/** What the clipboard has after a copy from Word. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style><!--[if gte mso 9]><xml><o:x/></xml><![endif]--></head>
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

/** After a copy from Google Docs. */
export const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="rtl" style="x"><span style="font-size:16pt;font-weight:400;">المواصفات</span></h2><p dir="rtl"><span style="font-weight:700;font-style:normal;">غامق</span><span style="font-weight:400;"> و</span><span style="font-weight:400;font-style:italic;">مائل</span> <a href="https://example.com/" style="text-decoration:none;"><span>رابط</span></a></p><ul style="x"><li dir="rtl" aria-level="1"><p dir="rtl" role="presentation"><span>بند</span></p></li></ul></b><br class="Apple-interchange-newline">`

/** After a copy of cells from Excel. */
export const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>.xl65{color:red}</style></head><body><table border=0 width=128><!--StartFragment--><col width=64><tr height=20><td class=xl65 width=64>الطراز</td><td align=right x:num>4300</td></tr><!--EndFragment--></table></body></html>`
