import type { Logger } from '#kernel/log.ts'
import type { Queryable } from '#platform/database/database.server.ts'
import { settingReader } from '#fields/settings/settings.ts'
import { setting } from '../schema.server.ts'
import { readContentSettings } from '../settings.ts'
import type { PredefinedLink } from './shapes.ts'

/** The names that links may have instead of an address. */
export async function findPredefinedLinks(db: Queryable): Promise<PredefinedLink[]> {
  return readContentSettings(settingReader(await db.select().from(setting), silent)).predefinedLinks
}

// An invalid setting is logged when pages are drawn; saving a link need not log it again.
const silent: Logger = { error: () => undefined, warn: () => undefined, info: () => undefined }
