import { escapeMarkup } from '#kernel/values/markup-text.ts'

type Word = readonly [english: string, arabic: string]

/**
 * The document sent when the error page itself fails (A-080). It depends on nothing that may have failed: no settings, no stylesheet,
 * no React. It shows the built-in message in both languages, since changes by staff cannot be read.
 */
export function errorFallback(message: Word, homeLabel: Word, { home = '/ar/', requestId }: { home?: string; requestId?: string | undefined } = {}): string {
  const [english, arabic] = message.map(escapeMarkup)
  const label = escapeMarkup(homeLabel[1])
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${arabic}</title>
</head>
<body>
<main>
<h1>${arabic}</h1>
<p lang="en" dir="ltr">${english}</p>
${requestId === undefined ? '' : `<p dir="ltr"><bdi>${escapeMarkup(requestId)}</bdi></p>\n`}<p><a href="${escapeMarkup(home)}">${label}</a></p>
</main>
</body>
</html>
`
}
