import { z } from '@hono/zod-openapi'
import { catalogue } from '#blocks/catalogue.gen.ts'
import { KeptName, PageDraft, PagePath } from '#domains/content/index.ts'
import { createPageFromTemplate, deletePageTemplate, listPageTemplates, savePageTemplate } from '#domains/content/index.server.ts'
import { created, data, nothing } from '../answers.server.ts'
import { defineCall } from '../define-call.server.ts'
import { RecordId } from '../record-id.ts'
import { outcomeOfPage } from './page-outcome.server.ts'
import { Page } from './page-shape.ts'
import { byId, forPages } from './page-shapes.ts'

const PageTemplate = z.object({ id: z.int(), name: z.string(), blocks: z.array(z.string()), created_at: z.iso.datetime() }).openapi('PageTemplate')

/** Templates that new pages begin from. */
export const pageTemplatesCalls = [
  defineCall({
    ...forPages,
    method: 'get',
    path: '/api/page_templates',
    summary: 'Lists the page templates by name',
    description: 'Each names the templates of its blocks.',
    answer: data(z.array(PageTemplate), 'The whole list.'),
    refusals: { forbidden: 403 },
    run: (ctx) => listPageTemplates(ctx),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/page_templates',
    summary: 'Saves the current draft of a page as a template',
    body: z.strictObject({ page_id: RecordId, name: KeptName }),
    answer: created(PageTemplate, 'Saved.'),
    refusals: { forbidden: 403, gone: 404, name_taken: 409 },
    run: (ctx, { body: { page_id: pageId, name } }) => savePageTemplate(ctx, { pageId, name }, catalogue),
  }),
  defineCall({
    ...forPages,
    method: 'delete',
    path: '/api/page_templates/{id}',
    summary: 'Removes a template',
    description: 'Pages that were made from it stay.',
    params: byId,
    answer: nothing('Removed.'),
    refusals: { forbidden: 403, gone: 404 },
    run: (ctx, { params: { id } }) => deletePageTemplate(ctx, id),
  }),
  defineCall({
    ...forPages,
    method: 'post',
    path: '/api/page_templates/{id}/pages',
    summary: 'Adds an unpublished page with the content of a template as its draft',
    params: byId,
    body: z.strictObject({ path: PagePath, title: PageDraft.shape.title }),
    answer: created(Page, 'Added.'),
    refusals: { forbidden: 403, gone: 404, path_taken: 409 },
    run: async (ctx, { params: { id: templateId }, body }) => outcomeOfPage(ctx, await createPageFromTemplate(ctx, { templateId, ...body }, catalogue)),
  }),
]
