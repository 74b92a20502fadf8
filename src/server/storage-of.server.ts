import { join } from 'node:path'
import type { Env } from '#platform/env/env.server.ts'
import { diskStorage } from '#platform/storage/disk-storage.server.ts'
import { s3Storage } from '#platform/storage/s3-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'

/** Where this configuration keeps media. */
export function storageOf(env: Env): Storage {
  if (env.MEDIA_STORAGE === 'disk') return diskStorage(join(env.DATA_DIR, 'media'))
  // readEnv ensures that these are set.
  const { S3_ENDPOINT = '', S3_REGION: region, S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = env
  const browsers = { endpoint: env.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT, publicUrl: env.MEDIA_PUBLIC_URL }
  const bucket = { endpoint: S3_ENDPOINT, region, bucket: S3_BUCKET, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
  return s3Storage(bucket, env.MEDIA_DELIVERY === 'redirect' ? browsers : undefined)
}
