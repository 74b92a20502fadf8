import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { page } from '../schema.server.ts'
import type { Colleague } from './comment.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A discussion about a block of a page, or about words in it. Never part of the page's content or of its versions. */
export const commentThread = pgTable(
  'comment_thread',
  {
    id: serial('id').primaryKey(),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** The block may be gone from the page. */
    blockId: text('block_id').notNull(),
    groupId: text('group_id').notNull().default(''),
    field: text('field').notNull().default(''),
    quote: text('quote').notNull().default(''),
    isResolved: boolean('is_resolved').notNull().default(false),
    resolvedName: text('resolved_name').notNull().default(''),
    resolvedAt: at('resolved_at'),
    /** Counts the changes of the discussion and its comments. */
    revision: integer('revision').notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('comment_thread_page').on(table.pageId)],
)

export const pageComment = pgTable(
  'page_comment',
  {
    id: serial('id').primaryKey(),
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThread.id, { onDelete: 'cascade' }),
    pageId: integer('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** Made by the author's program: sent twice, a comment is kept once. */
    key: text('key').notNull(),
    /** The id of the staff, such as `user:7`, and their name then. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<Colleague[]>().notNull().default([]),
    createdAt: at('created_at').notNull(),
    editedAt: at('edited_at'),
  },
  (table) => [
    uniqueIndex('page_comment_key').on(table.authorId, table.key),
    index('page_comment_thread').on(table.threadId),
    index('page_comment_page').on(table.pageId),
    index('page_comment_mentions').using('gin', table.mentions.op('jsonb_path_ops')),
  ],
)

/** The mail about a discussion that one person gets next: which comments it begins with, and when it is sent. */
export const commentNotice = pgTable(
  'comment_notice',
  {
    threadId: integer('thread_id')
      .notNull()
      .references(() => commentThread.id, { onDelete: 'cascade' }),
    /** The id of the `staff_user`. */
    person: integer('person').notNull(),
    fromComment: integer('from_comment').notNull(),
    dueAt: at('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.person] })],
)
