// In a clone that nobody else reaches the demo's people may sign in; whoever serves others says how their staff do.
const LOOPBACK = /^https?:\/\/(localhost|[^/]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/i

export function letDemoPeopleIn(env) {
  const isHere = !env.PUBLIC_URL || LOOPBACK.test(env.PUBLIC_URL)
  if (isHere && !env.SIGN_IN && !env.OIDC_ISSUER && !env.TRUSTED_PROXIES) env.SIGN_IN = 'demo'
}
