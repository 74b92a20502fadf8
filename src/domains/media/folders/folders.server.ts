import { asc, eq, sql } from 'drizzle-orm'
import { may } from '#domains/accounts/index.ts'
import { recordAudit } from '#domains/accounts/index.server.ts'
import { done, type Outcome, refuse } from '#kernel/outcome.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { mediaFile, mediaFolder, mediaImage } from '../schema.server.ts'
import { folderAbove, isWithin, pathsTo } from './folder-path.ts'

type Folder = { id: number; path: string }

/** Finds a folder or makes it, with those above it. `path` is one of `parseFolderPath`. */
export async function ensureFolder(tx: Queryable, ctx: Pick<Ctx, 'clock' | 'staff'>, path: string): Promise<Folder> {
  await lockFolders(tx)
  let last: Folder | undefined
  for (const step of pathsTo(path)) {
    // The name of a folder that is there counts, whatever its capitals.
    const newPath = last ? `${last.path}/${step.slice(step.lastIndexOf('/') + 1)}` : step
    last = (await findByPath(tx, newPath)) ?? (await addFolder(tx, ctx, newPath))
  }
  if (!last) throw new Error('a folder needs a path')
  return last
}

/** Makes a folder, with those above it; one that is there answers as it is. */
export async function createFolder(ctx: Ctx, path: string): Promise<Outcome<Folder, 'forbidden'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return done(await ctx.db.transaction((tx) => ensureFolder(tx, ctx, path)))
}

/** Gives a folder another path, and all that is within it. What is above the new path is made. */
export async function moveFolder(ctx: Ctx, { id, path }: Folder): Promise<Outcome<Folder, 'forbidden' | 'gone' | 'taken' | 'inside_itself'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx)
    const moving = await findById(tx, id)
    if (!moving) return refuse('gone')
    if (path === moving.path) return done(moving)
    if (path.toLowerCase() !== moving.path.toLowerCase() && isWithin(path.toLowerCase(), moving.path.toLowerCase())) return refuse('inside_itself')
    const there = await findByPath(tx, path)
    if (there && there.id !== id) return refuse('taken')
    const above = folderAbove(path)
    const parent = above === '' ? null : await ensureFolder(tx, ctx, above)
    const next = parent ? `${parent.path}/${path.slice(above.length + 1)}` : path
    await rebase(tx, moving.path, next)
    await recordAudit(tx, ctx, { action: 'media.folder_moved', subject: next, before: { path: moving.path }, after: { path: next } })
    return done({ id, path: next })
  })
}

type FolderRemoval = { id: number; movesUp: boolean }

/** Deletes a folder that is empty; with `movesUp`, its pictures, documents and folders move to the folder above it first. */
export async function deleteFolder(ctx: Ctx, { id, movesUp }: FolderRemoval): Promise<Outcome<null, 'forbidden' | 'gone' | 'not_empty' | 'taken'>> {
  if (!may(ctx.staff, 'media.write')) return refuse('forbidden')
  return ctx.db.transaction(async (tx) => {
    await lockFolders(tx)
    const folder = await findById(tx, id)
    if (!folder) return refuse('gone')
    const all = await tx.select({ id: mediaFolder.id, path: mediaFolder.path }).from(mediaFolder)
    const children = all.filter(({ path }) => folderAbove(path) === folder.path)
    const [picture] = await tx.select({ id: mediaImage.id }).from(mediaImage).where(eq(mediaImage.folderId, id)).limit(1)
    const [document] = await tx.select({ id: mediaFile.id }).from(mediaFile).where(eq(mediaFile.folderId, id)).limit(1)
    const isEmpty = children.length === 0 && !picture && !document
    if (!isEmpty && !movesUp) return refuse('not_empty')
    const above = folderAbove(folder.path)
    const raised = children.map(({ path }) => ({ from: path, to: [above, path.slice(folder.path.length + 1)].filter(Boolean).join('/') }))
    const paths = new Set(all.filter(({ path }) => !isWithin(path, folder.path)).map(({ path }) => path.toLowerCase()))
    if (raised.some(({ to }) => paths.has(to.toLowerCase()))) return refuse('taken')
    const parent = all.find(({ path }) => path === above)
    for (const table of [mediaImage, mediaFile]) {
      await tx
        .update(table)
        .set({ folderId: parent?.id ?? null })
        .where(eq(table.folderId, id))
    }
    await tx.delete(mediaFolder).where(eq(mediaFolder.id, id))
    for (const { from, to } of raised) await rebase(tx, from, to)
    await recordAudit(tx, ctx, { action: 'media.folder_deleted', subject: folder.path, before: { path: folder.path } })
    return done(null)
  })
}

/** Folders are changed one after another: a move reads many of them. */
async function lockFolders(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('folders of media', 0))`)
}

async function findByPath(tx: Queryable, path: string): Promise<Folder | undefined> {
  const [folder] = await tx.select({ id: mediaFolder.id, path: mediaFolder.path }).from(mediaFolder).where(sql`lower(${mediaFolder.path}) = lower(${path})`)
  return folder
}

async function findById(tx: Queryable, id: number): Promise<Folder | undefined> {
  const [folder] = await tx.select({ id: mediaFolder.id, path: mediaFolder.path }).from(mediaFolder).where(eq(mediaFolder.id, id))
  return folder
}

async function addFolder(tx: Queryable, ctx: Pick<Ctx, 'clock' | 'staff'>, path: string): Promise<Folder> {
  const [newFolder] = await tx.insert(mediaFolder).values({ path, createdAt: ctx.clock.now() }).returning({ id: mediaFolder.id, path: mediaFolder.path })
  if (!newFolder) throw new Error('the database took a folder and returned no row')
  await recordAudit(tx, ctx, { action: 'media.folder_created', subject: path, after: { path } })
  return newFolder
}

/** Writes another path for a folder and all within it. */
async function rebase(tx: Queryable, from: string, to: string): Promise<void> {
  const rows = await tx.select({ id: mediaFolder.id, path: mediaFolder.path }).from(mediaFolder).orderBy(asc(mediaFolder.path))
  const moving = rows.filter(({ path }) => isWithin(path, from))
  // From the top: the place that a folder leaves may be the one that a folder below it takes.
  for (const { id, path } of moving) {
    await tx
      .update(mediaFolder)
      .set({ path: to + path.slice(from.length) })
      .where(eq(mediaFolder.id, id))
  }
}
