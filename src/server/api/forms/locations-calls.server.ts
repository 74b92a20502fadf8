import { z } from '@hono/zod-openapi'
import { may } from '#domains/accounts/index.ts'
import { LocationDraft } from '#domains/forms/index.ts'
import { createLocation, deleteLocation, findActiveLocations, listLocations, saveLocation } from '#domains/forms/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { created, data, nothing, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { FormsListMeta, Location, PublicLocation, wholeList } from './form-shapes.ts'

const tag = 'Forms'
const params = z.object({ id: RecordId })

/** The places that location fields offer (C-215 to C-218). */
export const locationsCalls = [
  defineCall({
    method: 'get',
    path: '/forms_api/locations',
    tag,
    who: 'anyone',
    cost: 'search',
    summary: 'Lists the locations',
    description: 'Staff get all of them, others the active ones.',
    answer: whole(z.object({ data: z.array(z.union([Location, PublicLocation])), meta: FormsListMeta }), 'The locations in order.'),
    extraHeaders: () => ({ 'cache-control': 'no-store' }),
    refusals: { forbidden: 403 },
    run: async (ctx) => {
      if (!may(ctx.staff, 'forms.read')) return done(wholeList(await findActiveLocations(ctx)))
      const outcome = await listLocations(ctx)
      return outcome.ok ? done(wholeList(outcome.value)) : outcome
    },
  }),
  defineCall({
    method: 'post',
    path: '/forms_api/locations',
    tag,
    who: 'forms.write',
    summary: 'Adds a location',
    body: LocationDraft,
    answer: created(Location, 'Added.'),
    refusals: { forbidden: 403, invalid: 422 },
    run: (ctx, { body }) => createLocation(ctx, body),
  }),
  defineCall({
    method: 'put',
    path: '/forms_api/locations/{id}',
    tag,
    who: 'forms.write',
    summary: 'Replaces a location',
    params,
    body: LocationDraft,
    answer: data(Location, 'Saved.'),
    refusals: { forbidden: 403, gone: 404, invalid: 422 },
    run: (ctx, { params: { id }, body }) => saveLocation(ctx, id, body),
  }),
  defineCall({
    method: 'delete',
    path: '/forms_api/locations/{id}',
    tag,
    who: 'forms.write',
    summary: 'Deletes a location',
    params,
    answer: nothing('Deleted.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => deleteLocation(ctx, id),
  }),
]
