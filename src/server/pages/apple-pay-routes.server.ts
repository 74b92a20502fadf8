import { Hono } from 'hono'
import { notFound } from '#kernel/fault.ts'
import type { Services } from '../services.server.ts'

/** The file with which Apple checks that the domain is ours, before Stripe may offer Apple Pay on it. */
export function applePayRoutes({ env }: Pick<Services, 'env'>): Hono {
  const routes = new Hono()
  routes.get('/.well-known/apple-developer-merchantid-domain-association', (c) => {
    const text = env.APPLE_PAY_DOMAIN_ASSOCIATION
    if (text === undefined) throw notFound()
    return c.text(text)
  })
  return routes
}
