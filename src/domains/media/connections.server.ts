import type { WordPair } from '#kernel/words/words.ts'
import { hostOf, notTheirs } from '#platform/connections/ask-service.server.ts'
import { type Connection, connectionSetup, type Finding, neededVariables } from '#platform/connections/connection.ts'
import { finding } from '#platform/connections/finding.ts'
import { findingWords } from '#platform/connections/finding-words.ts'
import { probeS3, type S3Step } from '#platform/storage/probe-s3.server.ts'
import type { S3Options } from '#platform/storage/s3-storage.server.ts'

type Needs = {
  env: {
    MEDIA_STORAGE: 'disk' | 's3'
    S3_REGION: string
    S3_ENDPOINT?: string | undefined
    S3_BUCKET?: string | undefined
    S3_ACCESS_KEY_ID?: string | undefined
    S3_SECRET_ACCESS_KEY?: string | undefined
  }
}

const words = {
  write: ['A small file was written.', 'كُتب ملف صغير.'],
  read: ['It was read as it had been written.', 'قُرئ الملف كما كُتب.'],
  remove: ['It was removed.', 'حُذف الملف.'],
  no_bucket: ['{host} has no bucket of the name in {name}.', 'لا توجد لدى {host} حاوية بالاسم المحدد في {name}.'],
  wrong_region: ['The bucket is in another region than {name} says.', 'الحاوية في منطقة غير المحددة في {name}.'],
  forbidden: ['The key lacks a permission: {permission}.', 'ينقص المفتاحَ إذن: {permission}.'],
} as const satisfies Record<string, WordPair>

const permissions = { write: 's3:PutObject', read: 's3:GetObject', remove: 's3:DeleteObject' } as const
const WRONG_KEYS = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'])
const WRONG_REGION = new Set(['PermanentRedirect', 'AuthorizationHeaderMalformed', 'TemporaryRedirect', 'IllegalLocationConstraintException'])

export function mediaConnections({ env }: Needs): readonly Connection[] {
  const { MEDIA_STORAGE, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const keys = { endpoint: S3_ENDPOINT ?? '', region: S3_REGION, bucket: S3_BUCKET ?? '', accessKeyId: S3_ACCESS_KEY_ID ?? '' }
  const needs = neededVariables({ 'MEDIA_STORAGE=s3': MEDIA_STORAGE === 's3', S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })
  return [
    {
      symbol: 's3',
      name: ['Storage of media (S3)', 'مخزن الوسائط (\u2066S3\u2069)'],
      about: ['Writes a small file, reads it and removes it.', 'يكتب ملفًا صغيرًا ويقرؤه ثم يحذفه.'],
      setup: async () => connectionSetup(needs, () => checkS3({ ...keys, secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' })),
    },
  ]
}

async function checkS3(options: S3Options): Promise<readonly Finding[]> {
  const steps = await probeS3(options)
  return steps.map((step) => (step.code === '' ? finding('good', words[step.step]) : failureOf(step, hostOf(options.endpoint))))
}

function failureOf({ step, status, code }: S3Step, host: string): Finding {
  if (status === null) return finding('bad', findingWords.unreachable, { host })
  if (code === null) return notTheirs(host, status)
  if (WRONG_KEYS.has(code)) return finding('bad', findingWords.wrong_keys, { host, names: 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY' })
  if (code === 'AccessDenied') return finding('bad', words.forbidden, { permission: permissions[step] })
  if (code === 'NoSuchBucket') return finding('bad', words.no_bucket, { host, name: 'S3_BUCKET' })
  if (WRONG_REGION.has(code)) return finding('bad', words.wrong_region, { name: 'S3_REGION' })
  return finding('bad', findingWords.refused, { host, status, code })
}
