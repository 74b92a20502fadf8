import type { RoleMapping } from '#domains/accounts/index.ts'
import { createIdentityProvider, type IdentityProvider } from '#domains/accounts/index.server.ts'
import type { Env } from '#platform/env/env.server.ts'
import { createDemoIssuer, DEMO_CLIENT, DEMO_ISSUER, type DemoIssuer, demoMapping } from './demo-issuer.server.ts'

/** The sign-in configuration of this process. */
export type SignIn = {
  mode: Env['SIGN_IN']
  /** Null with `off`. */
  provider: IdentityProvider | null
  /** The demo's own provider, served by this process; null unless `demo`. */
  demoIssuer: DemoIssuer | null
  roles: RoleMapping
}

/** Sets up sign-in from the environment, without contacting a provider. */
export function createSignIn(env: Env, secretKey: string): SignIn {
  const { SIGN_IN: mode, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_INSTANCE: instance, OIDC_SCOPE: scope } = env
  if (mode === 'demo') {
    const demoIssuer = createDemoIssuer(secretKey)
    const provider = createIdentityProvider({
      issuer: DEMO_ISSUER,
      clientId: DEMO_CLIENT,
      clientSecret: undefined,
      instance,
      scope,
      neededClaim: demoMapping.claim,
      fetch: (url, { body, ...init }) => demoIssuer(new Request(url, { ...init, body: body as BodyInit | null })),
    })
    return { mode, provider, demoIssuer, roles: demoMapping }
  }
  const roles: RoleMapping = {
    claim: env.OIDC_ROLE_CLAIM,
    values: {
      retailer: env.OIDC_RETAILER_VALUES,
      editor: env.OIDC_EDITOR_VALUES,
      sales: env.OIDC_SALES_VALUES,
      finance: env.OIDC_FINANCE_VALUES,
      admin: env.OIDC_ADMIN_VALUES,
    },
  }
  if (mode === 'off') return { mode, provider: null, demoIssuer: null, roles }
  const provider = createIdentityProvider({
    // readEnv ensures that both are set.
    issuer: OIDC_ISSUER ?? '',
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET,
    instance,
    scope,
    neededClaim: roles.claim,
  })
  return { mode, provider, demoIssuer: null, roles }
}
