import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { vehicleFamilies } from '#domains/content/index.ts'
import type { AppEnv } from '../app-env.ts'
import { contextOf, type Services } from '../services.server.ts'
import { json } from './answers.server.ts'
import { apiApp } from './api-app.server.ts'

const VehicleFamily = z.object({ key: z.string(), label: z.string(), code: z.string(), model_years: z.array(z.int()) }).openapi('VehicleFamily')

const list = createRoute({
  method: 'get',
  path: '/api/vehicle_families',
  tags: ['Vehicles'],
  summary: 'Families of vehicles with their codes and model years, as the setting vehicles.families has them',
  responses: { 200: json(z.object({ data: z.array(VehicleFamily) }), 'The families in their order, years oldest first.') },
})

/** What editors choose families and model years from (B-160 to B-163). */
export function vehicleFamilyRoutes(services: Services): OpenAPIHono<AppEnv> {
  const routes = apiApp()
  routes.openapi(list, async (c) => {
    const { settings } = await services.site.get(contextOf(services))
    return c.json({ data: vehicleFamilies(settings.families, services.clock.now()) }, 200)
  })
  return routes
}
