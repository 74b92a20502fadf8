// Deliveries as rows of ours beside jobs of pg-boss (decision 0254): what a claim costs behind a long queue, how fast a queue of one target empties, and how many
// of a target several processes take at once.
import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { createDeliveryLoop } from '#domains/deliveries/index.server.ts'
import { claimDeliveries } from '#domains/deliveries/claim-deliveries.server.ts'
import { openDatabase } from '#platform/database/database.server.ts'
import { migrateDatabase } from '#platform/database/migrate.server.ts'
import { startEmbedded } from '#platform/database/embedded.server.ts'
import { rounds } from './size.ts'

const LONG_QUEUE = rounds(100_000)
const TO_SEND = rounds(2000)
const PER_TARGET = 6
const TRIES = 9
const PROCESSES = 8
/** The shortest that pg-boss allows between two looks of a worker. */
const SHORTEST_POLL_S = 0.5
const WORK_MS = 10_000
const QUEUE = 'deliveries'
const EVERY_SECOND = { superviseIntervalSeconds: 1, monitorIntervalSeconds: 1, queueCacheIntervalSeconds: 1 }
const log = { error: console.error, warn: console.warn, info: () => undefined }

export async function measureLibraryQueue({ data }) {
  const server = await startEmbedded(data)
  await migrateDatabase(server.url, 'db/migrations')
  const database = await openDatabase({ url: server.url, folder: '', connections: PROCESSES, log })
  const client = new pg.Client(server.url)
  await client.connect()
  const boss = new PgBoss({ connectionString: server.url, max: PROCESSES, supervise: false, schedule: false })
  boss.on('error', (error) => log.error(error))
  await boss.start()
  await boss.createQueue(QUEUE)
  const rows = []
  const ctx = { db: database.db, clock: { now: () => new Date() }, log, staff: null, network: 'private' }

  const write = async (count, target, at = 'now()') => {
    await client.query(
      `insert into delivery (kind, key, target, subject_type, subject_id, payload, next_at, created_at)
       select 'test', gen_random_uuid()::text, $1, 'bench', n::text, '{}', ${at}, now() from generate_series(1, $2::int) n`,
      [target, count],
    )
    await client.query(
      `insert into pgboss.job (name, data, group_id, expire_seconds, policy, start_after)
       select $1, '{}', $2, 60, 'standard', ${at} from generate_series(1, $3::int)`,
      [QUEUE, target, count],
    )
  }
  const empty = async () => {
    await client.query('truncate delivery cascade')
    await client.query('truncate pgboss.job')
  }
  const claim = (most) =>
    claimDeliveries(database.db, { kinds: ['test'], now: new Date(), leaseUntil: new Date(Date.now() + 60_000), most, mostPerTarget: PER_TARGET })
  const fetchJobs = (most) => boss.fetch(QUEUE, { batchSize: most, groupConcurrency: PER_TARGET })

  /** How long each takes to find the one delivery to another target, behind a long queue of one target. */
  const compare = async (what) => {
    await client.query('vacuum analyze delivery, pgboss.job')
    const [ours, theirs] = [[], []]
    for (let index = 0; index < TRIES; index += 1) {
      await write(1, `other-${index}`)
      ours.push(await timed(async () => isOther(await claim(1))))
      theirs.push(await timed(async () => isOther((await fetchJobs(1)).map(({ groupId }) => ({ target: groupId })))))
    }
    rows.push({ what: `${what}: a claim of ours`, value: middle(ours), unit: 'ms' }, { what: `${what}: a fetch of pg-boss`, value: middle(theirs), unit: 'ms' })
    await empty()
  }

  await write(LONG_QUEUE, 'slow')
  await claim(PER_TARGET)
  await fetchJobs(PER_TARGET)
  await compare('Behind a long queue to a target that is busy')
  await write(LONG_QUEUE, 'down', `now() + interval '20 minutes'`)
  await compare('Behind a long queue that waits for its next attempt')

  await write(1000, 'slow')
  const taken = async (take) => (await Promise.all(Array.from({ length: PROCESSES }, () => take(PER_TARGET)))).flat().length
  rows.push({ what: `Taken by ${PROCESSES} at once of a target that takes ${PER_TARGET}: ours`, value: await taken(claim), unit: '' })
  rows.push({ what: `Taken by ${PROCESSES} at once of a target that takes ${PER_TARGET}: pg-boss`, value: await taken(fetchJobs), unit: '' })
  await empty()

  await write(TO_SEND, 'mail server')
  const loop = createDeliveryLoop(ctx, [{ kind: 'test', label: ['', ''], send: async () => 'ok' }])
  const took = await timed(() => loop.run())
  rows.push({ what: 'Sent a second to one target: ours', value: TO_SEND / (took / 1000), unit: '/s' })
  let done = 0
  const options = { localConcurrency: PER_TARGET, groupConcurrency: PER_TARGET, pollingIntervalSeconds: SHORTEST_POLL_S }
  const run = async () => {
    done += 1
  }
  const rate = async () => {
    const before = done
    const spent = await timed(() => new Promise((resume) => setTimeout(resume, WORK_MS)))
    return (done - before) / (spent / 1000)
  }
  await boss.work(QUEUE, options, run)
  rows.push({ what: 'Sent a second to one target: workers of pg-boss', value: await rate(), unit: '/s' })
  await boss.stop({ graceful: false })
  const counting = new PgBoss({ connectionString: server.url, max: PROCESSES, ...EVERY_SECOND })
  counting.on('error', (error) => log.error(error))
  await counting.start()
  await counting.work(QUEUE, { ...options, burstWhenReadyExceeds: 1 }, run)
  rows.push({ what: 'Sent a second to one target: workers of pg-boss that count all jobs each second', value: await rate(), unit: '/s' })
  await counting.stop({ graceful: false })
  await client.end()
  await database.close()
  await server.stop()
  return rows
}

function isOther([found]) {
  if (!found?.target.startsWith('other')) throw new Error(`not the other target: ${JSON.stringify(found)}`)
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function middle(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
