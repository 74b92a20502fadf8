import { z } from '@hono/zod-openapi'
import { vehicleFamilies } from '#domains/content/index.ts'
import { done } from '#kernel/outcome.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const VehicleFamily = z.object({ key: z.string(), label: z.string(), code: z.string(), model_years: z.array(z.int()) }).openapi('VehicleFamily')

/** The families and model years that editors choose from (B-160 to B-163). */
export const vehicleFamiliesCalls = [
  defineCall({
    method: 'get',
    path: '/api/vehicle_families',
    tag: 'Vehicles',
    who: 'anyone',
    cost: 'memory',
    summary: 'Lists the vehicle families with their codes and model years',
    description: 'As the setting `vehicles.families` has them.',
    answer: data(z.array(VehicleFamily), 'The families in order, their years oldest first.'),
    refusals: {},
    run: async (ctx) => {
      const { settings } = await ctx.services.site.get(ctx)
      return done(vehicleFamilies(settings.families, ctx.clock.now()))
    },
  }),
]
