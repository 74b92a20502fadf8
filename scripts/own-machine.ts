// What `npm start` and `npm run dev` set in a clone that nobody else reaches. Whoever serves others says how their staff sign in, and begins with
// an empty site.
const LOOPBACK = /^https?:\/\/(localhost|[^/]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/i

/** Lets the demo's people sign in and loads the demo, unless the environment says otherwise. A named database may be somebody's real one: it stays empty. */
export function setUpOwnMachine(env: Record<string, string | undefined>): void {
  const isHere = !env.PUBLIC_URL || LOOPBACK.test(env.PUBLIC_URL)
  if (!isHere || env.OIDC_ISSUER || env.TRUSTED_PROXIES) return
  if (!env.SIGN_IN) env.SIGN_IN = 'demo'
  if (!env.DEMO && !env.DATABASE_URL) env.DEMO = 'load'
}
