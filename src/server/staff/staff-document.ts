import { safeJson } from '#kernel/json/json.ts'
import { THEME } from '#ui/page-protocol.ts'
import { escapeAttribute, escapeText } from '#site/page/markup.ts'

export type StaffDocument = {
  title: string
  theme: string
  script: string
  preloads: readonly string[]
  /** What its scripts fetch at once. */
  texts: readonly string[]
  styles: readonly string[]
  csrfToken: string
  /** The application's initial props, written on the root element. */
  props: Readonly<Record<string, unknown>>
  /** More data, as JSON in a script element with this id that browsers never run. */
  data?: { id: string; value: unknown } | undefined
}

/** The empty document of a staff application. */
export function staffDocument({ title, theme, script, preloads, texts, styles, csrfToken, props, data }: StaffDocument): string {
  return `<!doctype html>
<html lang="ar" dir="rtl" ${THEME}="${escapeAttribute(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="csrf-token" content="${escapeAttribute(csrfToken)}">
<title>${escapeText(title)}</title>
<link rel="icon" href="/ar/brand/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${texts.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join('\n')}
</head>
<body>
<div id="root" data-props="${escapeAttribute(JSON.stringify(props))}"></div>
${data ? `<script type="application/json" id="${escapeAttribute(data.id)}">${safeJson(data.value)}</script>\n` : ''}<noscript>${escapeText('تحتاج هذه الشاشة إلى تفعيل JavaScript.')}</noscript>
</body>
</html>
`
}
