import { z } from '@hono/zod-openapi'
import { StoredBlock } from '#block-engine/stored/stored-block.ts'
import { MAX_BLOCKS } from '#block-engine/stored/validate-block.ts'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { KeptName, pageStatuses } from '#domains/content/index.ts'
import { createSection, deleteSection, findSection, findSectionUses, listSections, type PageRow } from '#domains/content/index.server.ts'
import { done } from '#kernel/outcome.ts'
import { isStorable } from '#kernel/storable.ts'
import { created, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { flagFilter } from '../list-query.ts'
import { byId, forPages } from './page-shapes.ts'

const Section = z.object({ id: z.int(), name: z.string(), status: z.enum(pageStatuses), version: z.int(), blocks: z.array(StoredBlock) }).openapi('Section')
const ListedSection = z
  .object({
    id: z.int(),
    name: z.string(),
    status: z.enum(pageStatuses),
    has_draft: z.boolean(),
    blocks: z.array(z.string()),
    uses: z.int(),
    updated_at: z.iso.datetime(),
  })
  .openapi('ListedSection')
const SectionUse = z.object({ id: z.int(), path: z.string(), title: z.string(), is_live: z.boolean() }).openapi('SectionUse')
const NewSection = z
  .strictObject({ name: KeptName, blocks: z.array(StoredBlock).min(1).max(MAX_BLOCKS), acknowledge: z.array(z.string().max(40)).max(20).default([]) })
  .refine(isStorable, { error: 'holds characters that cannot be stored' })

/**
 * Shared sections: blocks that are edited once and that pages show. Drafts, versions, publication and schedules are those of pages, under the number of the
 * section. Pages are answered with the block that names a section, so that what is read can be written back.
 */
export const sectionsCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/sections',
    summary: 'Lists the shared sections by name',
    description: 'Each has the number of pages that show it.',
    answer: data(z.array(ListedSection), 'The whole list.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listSections(ctx),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/sections',
    summary: 'Adds a shared section with the given blocks and publishes it',
    description: 'Sample content has to be acknowledged.',
    body: NewSection,
    limit: 'page',
    answer: created(Section, 'Added.'),
    refusals: { forbidden: 403, invalid: 422, sample_content: 409, path_taken: 409, not_approved: 409 },
    run: async (ctx, { body: { acknowledge, ...section } }) => {
      const outcome = await createSection(ctx, { ...section, acknowledged: acknowledge }, catalogue)
      return outcome.ok ? done(sectionBody(outcome.value)) : outcome
    },
  }),
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/sections/{id}/uses',
    summary: 'Lists the pages that show a shared section',
    description: 'Pages that visitors see come first.',
    params: byId,
    answer: data(z.array(SectionUse), 'The whole list.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => findSectionUses(ctx, id),
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/sections/{id}',
    summary: 'Removes a shared section',
    description: 'With `even_used` also one that pages show; they then show nothing in its place.',
    params: byId,
    query: z.object({ even_used: flagFilter.optional() }),
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404, used: 409, not_approved: 409 },
    run: (ctx, { params: { id }, query }) => deleteSection(ctx, { id, evenUsed: query.even_used === true }, catalogue),
  }),
  defineCall({
    method: 'get',
    path: '/public_api/sections/{id}',
    tag: forPages.tag,
    who: 'anyone',
    cost: 'rows',
    summary: 'Reads a shared section with the blocks that visitors see',
    description: 'An unpublished section needs a bearer token.',
    params: byId,
    answer: data(Section, 'The section.'),
    extraHeaders: ({ status }, { staff }) => ({
      'cache-control': status === 'published' && staff === null ? 'public, max-age=0, s-maxage=10' : 'private, no-store',
      vary: 'Authorization',
    }),
    refusals: { gone: 404 },
    run: async (ctx, { params: { id } }) => {
      const outcome = await findSection(ctx, id, catalogue)
      return outcome.ok ? done(sectionBody(outcome.value)) : outcome
    },
  }),
]

function sectionBody({ id, title, status, version, blocks }: PageRow): z.infer<typeof Section> {
  return { id, name: title, status, version, blocks }
}
