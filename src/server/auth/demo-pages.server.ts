import { createHash } from 'node:crypto'
import { escapeAttribute, escapeText } from '#site/page/markup.ts'
import { demoPeople } from './demo-people.ts'

const STYLE = `
:root { color-scheme: light; font-family: system-ui, "Noto Sans Arabic", Tahoma, sans-serif; line-height: 1.6; color: #111; background: #f4f4f2; }
body { margin: 0; }
main { box-sizing: border-box; max-inline-size: 32rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
p { margin: 0 0 1.5rem; }
form { display: grid; gap: .75rem; }
button { display: grid; gap: .125rem; padding: .875rem 1rem; border: 1px solid #767676; background: #fff; color: inherit; font: inherit; text-align: start; cursor: pointer; }
button:hover { border-color: #111; }
button:focus-visible { outline: 3px solid #111; outline-offset: 2px; }
strong { font-size: 1.0625rem; }
small { font-size: .875rem; color: #474747; }
`

/** The policy of these pages: their own style only, no script, and forms to this site only. */
export const DEMO_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** The page that lists the demo users. */
export function peoplePage(action: string): string {
  const people = demoPeople.map(
    ({ id, name, about }) =>
      `<button name="person" value="${escapeAttribute(id)}"><strong>${escapeText(name)}</strong><small>${escapeText(about)}</small></button>`,
  )
  return demoPage(
    'تسجيل الدخول التجريبي',
    `<p>هذه حسابات تجريبية على هذا الجهاز وحده. اختر الحساب الذي تودّ المتابعة به.</p>
<form method="post" action="${escapeAttribute(action)}">
${people.join('\n')}
<button name="person" value=""><strong>إلغاء</strong></button>
</form>`,
  )
}

/** Asks whether to sign out; `form` is the form that the issuer expects back. */
export function leavePage(form: string): string {
  const button = '<button name="logout" value="yes"><strong>تأكيد تسجيل الخروج</strong></button>'
  return demoPage('تسجيل الخروج', `<p>ستنتهي جلستك لدى مزوّد الدخول التجريبي أيضًا.</p>\n${form.replace('</form>', `${button}</form>`)}`)
}

export function demoFailurePage(code: string): string {
  return demoPage(
    'تعذّر تسجيل الدخول',
    `<p>لم يعد هذا الطلب صالحًا. يمكنك البدء من جديد. <bdi>${escapeText(code)}</bdi></p>
<p><a href="/ar/auth/login">تسجيل الدخول</a></p>`,
  )
}

function demoPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeText(title)}</h1>
${content}
</main>
</body>
</html>
`
}
