import { z } from '@hono/zod-openapi'
import { themes } from '#domains/content/index.ts'
import { SettingDraft, settingFlaws } from '#domains/content/index.server.ts'
import { done, refuse } from '#kernel/outcome.ts'
import { settingTable } from '#site/registry/setting-table.ts'
import { previewSite } from '../../pages/answer-page.server.ts'
import { data } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'

const MOST_SETTINGS = 20
const Preview = z
  .object({
    path: z.string().max(500).default(''),
    theme: z.enum(themes).nullable().default(null),
    // A recursive schema for "any JSON" cannot be written into the document.
    settings: z
      .array(SettingDraft.extend({ value: z.unknown() }))
      .max(MOST_SETTINGS)
      .default([]),
    without: z.array(z.string().max(80)).max(5).default([]).openapi({ description: 'The templates of blocks that are left out of the page.' }),
    words: z.record(z.string().max(200), z.string().max(2000)).default({}),
  })
  .openapi('SettingPreview')

/** What visitors would get of settings and words that are being typed. */
export const settingPreviewsCalls = [
  defineCall({
    method: 'post',
    path: '/api/setting_previews',
    tag: 'Settings',
    who: 'settings.write',
    summary: 'Previews a page with the given settings and words',
    description: 'Nothing is stored.',
    body: Preview,
    limit: 'lists',
    answer: data(z.object({ html: z.string() }), 'The HTML of the page without scripts; the home page if no path is given.'),
    refusals: { invalid: 422 },
    run: async (ctx, { body: { settings, ...place } }) => {
      const drafts = settings.map((draft) => SettingDraft.parse(draft))
      const fields = settingFlaws(drafts, settingTable)
      if (Object.keys(fields).length > 0) return refuse({ code: 'invalid', fields })
      return done({ html: await previewSite(ctx.services, { ...place, settings: drafts }) })
    },
  }),
]
