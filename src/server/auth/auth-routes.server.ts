import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { reasonOf } from '#kernel/reason-of.ts'
import { PROVED_PATH, SIGN_IN_RETURN_PATH } from '#domains/accounts/index.ts'
import { beginSignIn, endSession, finishSignIn, newSecret, ProviderUnavailable } from '#domains/accounts/index.server.ts'
import { addressSet } from '#platform/http/address-set.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { escapeAttribute, escapeText } from '#site/page/markup.ts'
import { closePage } from '#site/page/policy/open-end.server.ts'
import { screens } from '#screens/screens.gen.server.ts'
import type { AppEnv } from '../app-env.ts'
import { errorAnswer } from '../http/error-answer.server.ts'
import { createRateLimit } from '../http/rate-limit.server.ts'
import { isFromThisMachine, remoteAddress } from '../http/remote-address.server.ts'
import { pageOfScreen } from '../pages/show-screen.server.ts'
import { contextOf, type Services } from '../services.server.ts'
import { browserCookie, clearSessionCookie, sessionCookie, setBrowserCookie, setSessionCookie } from './cookies.server.ts'
import { DEMO_MOUNT } from './demo-issuer.server.ts'
import { NO_PERMISSION } from './require-staff.server.ts'

const HOME = '/ar/'
const ERROR = '/ar/auth/error'
const NEVER_KEPT = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/** A person tries a few times a minute; more than that is guessing or a redirect loop. */
const ATTEMPTS = { burst: 60, everyMs: 1000 }

/** Sign-in and sign-out with the provider, and their failure pages (A-048, A-263, A-267, C-010, C-194, C-195). */
export function authRoutes(services: Services): Hono<AppEnv> {
  const { signIn, env, clock } = services
  const { provider, demoIssuer } = signIn
  const routes = new Hono<AppEnv>()
  const takeAttempt = createRateLimit(ATTEMPTS)
  const isTrustedProxy = addressSet(env.TRUSTED_PROXIES)

  const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
    const wait = takeAttempt(networkOf(remoteAddress(c, isTrustedProxy) ?? ''), clock.now().getTime())
    if (wait === 0) return next()
    return errorAnswer(c, services, 429, wait)
  }
  // The demo works under every host name of this machine; a real provider accepts one redirect address only.
  const originOf = (c: Context) => (signIn.mode === 'demo' ? new URL(c.req.url).origin : env.PUBLIC_URL)
  const isClosed = (c: Context) => signIn.mode === 'demo' && !isFromThisMachine(c)

  if (demoIssuer) routes.all(`${DEMO_MOUNT}/*`, (c) => (isClosed(c) ? c.notFound() : demoIssuer(c.req.raw)))

  routes.get('/ar/auth/login', limit, async (c) => {
    if (!provider || isClosed(c)) return failurePage(c, services, 'unavailable')
    const browser = browserCookie(c, env.PUBLIC_URL) ?? newSecret()
    const prompt = c.req.query('prompt') === 'login' ? 'login' : undefined
    try {
      const url = await beginSignIn(contextOf(services), provider, {
        target: c.req.query('target'),
        browser,
        redirectUri: `${originOf(c)}${SIGN_IN_RETURN_PATH}`,
        prompt,
        isProof: c.req.query('proof') === '1',
      })
      setBrowserCookie(c, env.PUBLIC_URL, browser)
      return redirectUncached(c, signIn.mode === 'demo' ? `${url.pathname}${url.search}` : url.href)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      return answerProviderUnavailable(c, services, error)
    }
  })

  routes.get(SIGN_IN_RETURN_PATH, limit, async (c) => {
    if (!provider || isClosed(c)) return failurePage(c, services, 'unavailable')
    try {
      const outcome = await finishSignIn(contextOf(services), provider, {
        answer: new URL(c.req.url).searchParams,
        browser: browserCookie(c, env.PUBLIC_URL),
        formerSession: sessionCookie(c, env.PUBLIC_URL),
        redirectUri: `${originOf(c)}${SIGN_IN_RETURN_PATH}`,
        agent: c.req.header('user-agent') ?? '',
        rules: { roles: signIn.roles, sessionHours: env.SESSION_HOURS },
      })
      if (!outcome.ok) return redirectUncached(c, outcome.code === 'denied' || outcome.code === 'disabled' ? NO_PERMISSION : `${ERROR}?type=${outcome.code}`)
      const { sessionSecret, target, role } = outcome.value
      const expiresAfterS = Math.ceil(env.SESSION_HOURS * 3600)
      setSessionCookie(c, env.PUBLIC_URL, { secret: sessionSecret, expiresAfterS, isStaff: role !== 'visitor' })
      return redirectUncached(c, role === 'visitor' ? NO_PERMISSION : target)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      return answerProviderUnavailable(c, services, error)
    }
  })

  routes.get(PROVED_PATH, (c) => c.html(PROVED_PAGE, 200, NEVER_KEPT))

  routes.post('/ar/auth/logout', async (c) => {
    const session = c.get('session')
    const origin = originOf(c)
    if (session) await endSession(contextOf(services), session, { everywhere: c.req.query('from') === 'everywhere' })
    clearSessionCookie(c, env.PUBLIC_URL)
    const end = session && provider ? await provider.findEndSessionUrl({ idToken: session.idToken, returnTo: `${origin}${HOME}` }) : null
    const location = end === null ? HOME : signIn.mode === 'demo' ? `${end.pathname}${end.search}` : end.href
    if (c.req.header('accept')?.includes('application/json')) return c.json({ data: { location } }, 200, NEVER_KEPT)
    if (location.startsWith('/')) return redirectUncached(c, location, 303)
    // Browsers also apply form-action to a form's redirects, and the provider is another origin.
    return c.html(signOutPage(location), 200, NEVER_KEPT)
  })

  routes.get(ERROR, (c) => failurePage(c, services, c.req.query('type') === 'noPermissions' ? 'no_permissions' : 'failed'))
  return routes
}

function redirectUncached(c: Context, location: string, status: 302 | 303 = 302): Response {
  c.header('cache-control', 'private, no-store')
  return c.redirect(location, status)
}

function answerProviderUnavailable(c: Context<AppEnv>, services: Services, error: ProviderUnavailable): Promise<Response> {
  services.log.error('the sign-in provider is away', { requestId: c.get('requestId'), reason: reasonOf(error) })
  return failurePage(c, services, 'unavailable')
}

type AuthFailure = Parameters<typeof screens.auth_error.load>[1]['failure']

const statuses: Record<AuthFailure, 200 | 503> = { no_permissions: 200, failed: 200, unavailable: 503 }

async function failurePage(c: Context<AppEnv>, services: Services, failure: AuthFailure): Promise<Response> {
  const site = await services.site.getOrLatest(contextOf(services))
  const input = { failure, name: c.get('session')?.name ?? null, csrfToken: c.get('csrfToken') }
  const page = closePage(await pageOfScreen(services, screens.auth_error, input, { site, theme: null }))
  return c.body(page.html, statuses[failure], { ...page.headers, ...NEVER_KEPT, 'content-type': 'text/html; charset=utf-8' })
}

/** What the window of a repeated sign-in ends with; the screen that opened it closes it. */
const PROVED_PAGE = `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText('تم التحقق من هويتك')}</title>
</head>
<body>
<p>${escapeText('تم التحقق من هويتك. أغلق هذه النافذة وعُد إلى الشاشة السابقة للمتابعة.')}</p>
</body>
</html>
`

function signOutPage(location: string): string {
  const href = escapeAttribute(location)
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${href}">
<title>${escapeText('تسجيل الخروج')}</title>
</head>
<body>
<p><a href="${href}">${escapeText('متابعة تسجيل الخروج')}</a></p>
</body>
</html>
`
}
