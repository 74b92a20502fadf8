/** One limit of mail programs: what a mail must hold to, in English and in Arabic, which of them break it, and how that is found in its markup. */
export type MailLimit = { rule: string; arabic: string; programs: string; find: (html: string) => readonly string[] }

const KB = 1024
const MOST_BYTES = 102 * KB
const MOST_WIDTH = 600

const matches = (pattern: RegExp) => (html: string) => [...html.matchAll(pattern)].map(([text]) => text)
const styles = (html: string) => [...html.matchAll(/\sstyle="([^"]*)"/g)].flatMap(([, style]) => (style ?? '').split(';'))
const declarations = (pattern: RegExp) => (html: string) => styles(html).filter((declaration) => pattern.test(declaration.trim()))
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]

/** What the mail programs of our readers bear: the table that every mail is tried in. */
export const mailLimits: readonly MailLimit[] = [
  {
    rule: 'less than 102 kB',
    arabic: 'أن يقل حجم الرسالة عن 102 كيلوبايت',
    programs: 'Gmail cuts the rest off',
    find: (html) => (Buffer.byteLength(html) < MOST_BYTES ? [] : [`${html.length}`]),
  },
  {
    rule: 'no scripts, embedded documents, forms or media',
    arabic: 'أن تخلو من النصوص البرمجية والمستندات المضمّنة والنماذج والوسائط',
    programs: 'all remove them, some the whole mail',
    find: matches(/<(script|iframe|object|embed|form|input|button|select|textarea|video|audio|svg|canvas|base)\b[^>]*>/gi),
  },
  { rule: 'no event handlers', arabic: 'أن تخلو من معالجات الأحداث', programs: 'all', find: matches(/<[^>]*\son\w+\s*=[^>]*>/gi) },
  {
    rule: 'no stylesheets',
    arabic: 'أن تخلو من أوراق الأنماط',
    programs: 'Gmail removes them in part, Outlook.com rewrites them',
    find: matches(/<(style|link)\b[^>]*>/gi),
  },
  {
    rule: 'no flexible boxes, grids or floats',
    arabic: 'أن تخلو من التخطيطات المرنة والشبكية',
    programs: 'Outlook ignores them',
    find: declarations(/^(display:\s*(inline-)?(flex|grid)|float:|gap:|(row|column)-gap:|grid)/),
  },
  {
    rule: 'no logical properties or values',
    arabic: 'أن تخلو من خصائص الاتجاه المنطقية',
    programs: 'Outlook and Gmail ignore them',
    find: declarations(/^((margin|padding|border|inset)-(inline|block)|inset:|(min-|max-)?(inline|block)-size:|text-align:\s*(start|end))/),
  },
  {
    rule: 'no positions',
    arabic: 'أن تخلو من تحديد المواضع',
    programs: 'Gmail and Outlook ignore them',
    find: declarations(/^(position:|z-index:|transform:)/),
  },
  {
    rule: 'no variables and functions of CSS',
    arabic: 'أن تخلو من متغيرات الأنماط ودوالها',
    programs: 'Outlook ignores them',
    find: declarations(/(var|calc|min|max|clamp|url|oklch|color-mix)\(/),
  },
  {
    rule: 'lengths in px or %',
    arabic: 'أن تُحدّد الأطوال بالبكسل أو بالنسبة المئوية',
    programs: 'Outlook ignores others',
    find: declarations(/:\s*[^;]*\d(rem|em|vw|vh|ch|dvh)\b/),
  },
  {
    rule: 'at most 600 px wide',
    arabic: 'ألا يزيد العرض على 600 بكسل',
    programs: 'panes of Outlook, phones',
    find: (html) => matches(/\swidth="\d+"|(?:^|[;"\s])(?:max-|min-)?width:\s*\d+px/g)(html).filter((text) => Number(text.match(/\d+/)?.[0]) > MOST_WIDTH),
  },
  {
    rule: 'pictures have a text or say that they have none, a width and an https address',
    arabic: 'أن يكون لكل صورة نص بديل وعرض وعنوان آمن',
    programs: 'most do not load pictures at first',
    find: (html) =>
      tags(html, 'img').filter((tag) => attribute(tag, 'alt') === undefined || !attribute(tag, 'width') || !attribute(tag, 'src')?.startsWith('https://')),
  },
  {
    rule: 'links are absolute and safe',
    arabic: 'أن تكون الروابط كاملة وآمنة',
    programs: 'there is no page that they could be relative to',
    find: (html) => tags(html, 'a').filter((tag) => !/^(https:\/\/[^/]+\/|mailto:|tel:)/.test(attribute(tag, 'href') ?? '')),
  },
  {
    rule: 'language and direction are on the root, direction on the body and each table',
    arabic: 'أن تُحدّد اللغة والاتجاه في كل جزء',
    programs: 'Gmail removes the root, Outlook reads tables',
    find: (html) => [
      ...tags(html, 'html').filter((tag) => !attribute(tag, 'lang') || !attribute(tag, 'dir')),
      ...[...tags(html, 'body'), ...tags(html, 'table')].filter((tag) => !attribute(tag, 'dir')),
    ],
  },
  {
    rule: 'a table lays out, or has headings of rows',
    arabic: 'أن تكون للجداول عناوين صفوف',
    programs: 'screen readers',
    find: (html) =>
      (html.match(/<table\b(?:(?!<table\b|<\/table>).)*<\/table>/gs) ?? []).filter(
        (table) => !/^<table[^>]*role="presentation"/.test(table) && table.includes('<tr') && !table.includes('scope="row"'),
      ),
  },
  {
    rule: 'a line for lists of mails',
    arabic: 'أن يوجد سطر معاينة لقائمة الرسائل',
    programs: 'all show the first text otherwise',
    find: (html) => (/<div data-preheader[^>]*>[^<]*[^<\s]/.test(html) ? [] : ['no preheader']),
  },
  {
    rule: 'a title',
    arabic: 'أن يكون للرسالة عنوان',
    programs: 'screen readers',
    find: (html) => (/<title>[^<]*[^<\s][^<]*<\/title>/.test(html) ? [] : ['no title']),
  },
]

/** Every limit that a mail breaks, with what breaks it. */
export function mailFlaws(html: string): (Omit<MailLimit, 'find'> & { places: readonly string[] })[] {
  return mailLimits.map(({ find, ...limit }) => ({ ...limit, places: find(html) })).filter(({ places }) => places.length > 0)
}
