import { z } from '@hono/zod-openapi'
import { Condition } from '#block-engine/condition.ts'
import { parsePagePath } from '#domains/content/index.ts'
import { findConditionChoices, settleConditions } from '#domains/dynamic-content/index.server.ts'
import { modelsOf } from '#domains/stock/index.ts'
import { done } from '#kernel/outcome.ts'
import { data, whole } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const MOST_LISTS = 20
const MOST_CONDITIONS = 300

const names = z.array(z.string()).readonly()

/** Calls of the dynamic content strategies, and of the editor for conditions. */
export const dynamicContentCalls = [
  defineCall({
    tag: 'Catalogue',
    who: 'anyone',
    cost: 'search',
    method: 'get',
    path: '/public_api/dynamic_content/{uuids}',
    summary: 'Lists the models of listings',
    description: 'For a strategy `{product}_sl` of another site (C-283, C-284).',
    params: z.object({
      uuids: z.string().min(1).max(2000).openapi({ description: 'Keys of listings, separated by commas.', example: 'new-cars,approved-cars' }),
    }),
    answer: whole(z.record(z.string(), names), 'The names of the models by listing; a listing that does not exist is absent.'),
    refusals: {},
    run: async ({ services }, { params: { uuids } }) => {
      const ownModels = modelsOf(services.stock)
      const listIds = [...new Set(uuids.split(',').flatMap((uuid) => uuid.trim() || []))].slice(0, MOST_LISTS)
      const modelsByList = await Promise.all(listIds.map(async (uuid) => [uuid, await ownModels(uuid)] as const))
      return done(Object.fromEntries(modelsByList.flatMap(([uuid, models]) => (models ? [[uuid, models]] : []))))
    },
  }),
  defineCall({
    tag: 'Editing',
    who: 'pages.read',
    limit: 'page',
    method: 'get',
    path: '/api/editing/condition_choices',
    summary: 'Lists what conditions can be made of',
    description: 'Gives the enabled strategies and the current entries of their lists.',
    answer: data(
      z.object({
        strategies: names,
        offers: z.record(z.string(), names),
        external_models: names,
        lists: z.record(z.string(), z.record(z.string(), names)),
      }),
      'The strategies and their lists; a list that could not be loaded is empty.',
    ),
    refusals: {},
    run: async (ctx) => {
      const { settings } = await ctx.services.site.get(ctx)
      const conditionChoices = await findConditionChoices(ctx, { settings: settings.dynamicContent, ownModels: modelsOf(ctx.services.stock) })
      const { externalModels, ...choices } = conditionChoices
      return done({ ...choices, external_models: externalModels })
    },
  }),
  defineCall({
    tag: 'Editing',
    who: 'pages.read',
    limit: 'page',
    method: 'post',
    path: '/api/editing/conditions',
    summary: 'Decides whether visitors of a page see what has these conditions',
    body: z.object({ path: z.string().max(2000), conditions: z.array(Condition).max(MOST_CONDITIONS) }),
    answer: data(
      z.array(z.object({ is_shown: z.boolean(), why: z.enum(['met', 'unmet', 'not_enabled', 'loading', 'failed']) })),
      'One decision for each condition, in order. What cannot be decided is shown.',
    ),
    refusals: {},
    run: async (ctx, { body: { path, conditions } }) => {
      const { settings } = await ctx.services.site.get(ctx)
      const place = { path: parsePagePath(path) ?? '', settings: settings.dynamicContent, ownModels: modelsOf(ctx.services.stock) }
      const { judge } = await settleConditions(ctx, conditions, place)
      return done(conditions.map(judge).map(({ isShown, why }) => ({ is_shown: isShown, why })))
    },
  }),
]
