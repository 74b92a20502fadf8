import { AwsClient } from 'aws4fetch'
import { seconds } from '#kernel/durations.ts'
import { countedAnswer } from '../http/provider-calls.ts'
import type { S3Options } from './s3-storage.server.ts'

/** One step of a probe. `code` is what S3 calls a failure; '' for a success, null where the answer was not one of S3. `status` is null without an answer. */
export type S3Step = { step: 'write' | 'read' | 'remove'; status: number | null; code: string | null }

/** Always the same file, so that one that may not be removed stays the only one. */
const KEY = 'connection-check/probe.txt'
const TIMEOUT_MS = seconds(10)
const MOST_CHARACTERS = 100_000

/** Writes a file of a few bytes into a bucket, reads it and removes it; ends with the first step that fails. A file that comes back changed counts as no answer of S3. */
export async function probeS3({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): Promise<readonly S3Step[]> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const content = crypto.randomUUID()
  const ask = async (step: S3Step['step'], method: 'PUT' | 'GET' | 'DELETE'): Promise<S3Step> => {
    try {
      const address = `${endpoint.replace(/\/+$/, '')}/${bucket}/${KEY}`
      const body = method === 'PUT' ? { body: content, headers: { 'content-type': 'text/plain' } } : {}
      const options = { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...body } as const
      const response = await countedAnswer(new URL(endpoint).host, () => client.fetch(address, options))
      const { status } = response
      const text = (await response.text()).slice(0, MOST_CHARACTERS)
      if (response.ok) return { step, status, code: isAsSent(method, text, content) ? '' : null }
      return { step, status, code: text.match(/<Code>(\w{1,80})<\/Code>/)?.[1] ?? null }
    } catch {
      // The caller says that nobody answered.
      return { step, status: null, code: null }
    }
  }
  const steps: S3Step[] = []
  for (const [step, method] of [
    ['write', 'PUT'],
    ['read', 'GET'],
    ['remove', 'DELETE'],
  ] as const) {
    const stepResult = await ask(step, method)
    steps.push(stepResult)
    if (stepResult.code !== '') break
  }
  return steps
}

/** S3 answers a write and a removal with nothing; a page of HTML with 200 is somebody else's. */
function isAsSent(method: 'PUT' | 'GET' | 'DELETE', text: string, content: string): boolean {
  return method === 'GET' ? text === content : !/<html/i.test(text)
}
