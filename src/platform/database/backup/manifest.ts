import { z } from 'zod'

/** The form of the folder; raised when an older restore could not read it. */
export const BACKUP_FORMAT = 1

/** What a backup says of itself. A folder without it is no backup, or one that was not finished: it is written last. */
export const BackupManifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  takenAt: z.iso.datetime(),
  build: z.object({ version: z.string(), commit: z.string().nullable() }),
  /** Steps of the schema, and the time of the newest as its journal has it. */
  schema: z.object({ applied: z.int(), newest: z.number() }),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), digest: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  media: z.array(z.object({ key: z.string(), bytes: z.int(), digest: z.string() })),
})
export type BackupManifest = z.infer<typeof BackupManifest>
