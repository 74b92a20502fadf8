import type { Logger } from '#kernel/log.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { settingReader } from '#kernel/settings/settings.ts'
import { setting } from '../schema.server.ts'
import { readContentSettings } from '../settings.ts'
import type { PredefinedLink } from './shapes.ts'

/** The names that links may have instead of an address. */
export async function findPredefinedLinks(db: Queryable): Promise<PredefinedLink[]> {
  return readContentSettings(settingReader(await db.select().from(setting), silent)).predefinedLinks
}

// What is wrong with the setting is logged wherever pages are drawn; an editor who saves a link is not the one to tell.
const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined }
