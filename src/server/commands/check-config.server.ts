import { access, constants, mkdir } from 'node:fs/promises'
import { systemClock } from '#kernel/clock.ts'
import { reasonOf } from '#kernel/reason-of.ts'
import type { Connection, Finding } from '#platform/connections/connection.ts'
import type { Ctx } from '#platform/ctx.server.ts'
import { type Database, openDatabase } from '#platform/database/database.server.ts'
import { isOfNewerSchema } from '#platform/database/constraint.server.ts'
import { findPooler, readStatementLimit } from '#platform/database/pooler/find-pooler.server.ts'
import { readSchemaState } from '#platform/database/migrate.server.ts'
import { type Env, EnvError, readEnv } from '#platform/env/env.server.ts'
import { toldEnv } from '#platform/env/told-env.ts'
import { variables } from '#platform/env/variables.ts'
import { SiteSource } from '#site/page/site-content.server.ts'
import { createSignIn } from '../auth/sign-in.server.ts'
import { purgesOf } from '../cdn/purges-of.server.ts'
import { connectionsOf } from '../connections/connections.gen.server.ts'

type Say = (line: string) => void

const MARKS = { good: 'ok  ', info: 'note', warn: 'look', bad: 'BAD ' } as const satisfies Record<Finding['tone'], string>
const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined }

/**
 * Judges every variable of an environment and asks every service that is set up, in words. Gives the exit code: 0 when the site can start and all that is
 * set up works, 78 for variables that no start takes, 1 for anything else. Nothing is changed: no step of the schema is made.
 */
export async function checkConfig(source: NodeJS.ProcessEnv, say: Say): Promise<number> {
  let env: Env
  try {
    env = readEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    say(error.message)
    return 78
  }
  say('Variables')
  for (const [name, value] of Object.entries(toldEnv(env))) say(`  ${MARKS.good} ${name} = ${JSON.stringify(value)}${source[name] ? '' : ' (default)'}`)
  for (const name of misspelt(source)) say(`  ${MARKS.warn} ${name} is no variable of the site, though it begins like one: misspelt?`)
  const tones = [...(await checkFolder(env, say)), ...(await checkCdn(env, say)), ...(await checkDatabase(env, say))]
  say(tones.includes('bad') ? 'Something does not work.' : 'All that is set up works.')
  return tones.includes('bad') ? 1 : 0
}

/** Names that begin with the first word of a variable of ours, and of several. */
function misspelt(source: NodeJS.ProcessEnv): string[] {
  const firsts = Object.keys(variables).map((name) => name.split('_')[0] ?? '')
  const families = new Set(firsts.filter((first, index) => firsts.indexOf(first) !== index))
  return Object.keys(source).filter((name) => families.has(name.split('_')[0] ?? '') && name.includes('_') && !Object.hasOwn(variables, name))
}

async function checkFolder({ DATA_DIR }: Env, say: Say): Promise<Finding['tone'][]> {
  say('Folder')
  try {
    await mkdir(DATA_DIR, { recursive: true })
    await access(DATA_DIR, constants.W_OK)
    say(`  ${MARKS.good} ${DATA_DIR} can be written to.`)
    return ['good']
  } catch (error) {
    say(`  ${MARKS.bad} ${DATA_DIR} cannot be written to: ${String((error as NodeJS.ErrnoException).code)}.`)
    return ['bad']
  }
}

async function checkCdn(env: Env, say: Say): Promise<Finding['tone'][]> {
  const purges = purgesOf({ ...env, PROCESS_ROLE: 'web' }, SILENT)
  if (!purges) return []
  say('CDN')
  try {
    await purges.try()
    say(`  ${MARKS.good} It can be told what has changed.`)
    return ['good']
  } catch (error) {
    say(`  ${MARKS.bad} It cannot be told what has changed: ${reasonOf(error)}`)
    return ['bad']
  }
}

async function checkDatabase(env: Env, say: Say): Promise<Finding['tone'][]> {
  say('Database')
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATABASE_READ_URL: replicaUrl, DATA_DIR: folder } = env
  const database = await openDatabase({ url, directUrl, replicaUrl, folder, connections: 2, log: SILENT }).catch((error: unknown) => {
    say(`  ${MARKS.bad} It cannot be opened: ${reasonOf(error)}`)
    return null
  })
  if (!database) return ['bad']
  try {
    const pooler = await checkPooler(database, say)
    if (pooler.includes('bad')) return pooler
    const replica = [...pooler, ...(await checkReplica(database, say))]
    const { knownSteps, applied, isNewer } = await readSchemaState(database.directUrl, 'db/migrations')
    if (isNewer && env.NEWER_SCHEMA === 'refuse') {
      say(`  ${MARKS.bad} It has ${applied} steps of the schema, and this build knows ${knownSteps}: it would not start.`)
      return ['bad']
    }
    say(
      `  ${MARKS.good} It answers, and has ${applied} of ${knownSteps} steps of the schema${applied < knownSteps ? '; the others are made at the next start' : ''}.`,
    )
    const ctx: Ctx = { db: database.db, clock: systemClock, log: SILENT, staff: null, network: env.SERVICE_NETWORK }
    const services = { env, clock: systemClock, site: new SiteSource(), signIn: createSignIn(env, env.SECRET_KEY ?? crypto.randomUUID()) }
    return [...replica, ...(await checkServices(ctx, connectionsOf(services), say))]
  } finally {
    await database.close()
  }
}

async function checkPooler({ url, directUrl }: Database, say: Say): Promise<Finding['tone'][]> {
  try {
    if ((await findPooler(directUrl)) === 'transaction') {
      const name = url === directUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
      const help = url === directUrl ? ': name the server itself as DATABASE_DIRECT_URL.' : ' as well: it has to name the server itself.'
      say(`  ${MARKS.bad} ${name} leads to a pooler in transaction mode${help} No process would hear of changes.`)
      return ['bad']
    }
    if (url === directUrl) return []
    if ((await readStatementLimit(url)) > 0) {
      say(`  ${MARKS.good} Its pooler answers.`)
      return ['good']
    }
    say(`  ${MARKS.warn} By DATABASE_URL a statement may run for ever, since the pooler sets no statement_timeout (connect_query).`)
    return ['warn']
  } catch (error) {
    say(`  ${MARKS.bad} DATABASE_DIRECT_URL does not answer: ${reasonOf(error)}`)
    return ['bad']
  }
}

async function checkReplica({ replica }: Database, say: Say): Promise<Finding['tone'][]> {
  if (!replica) return []
  try {
    const follows = await replica.isStandby()
    say(follows ? `  ${MARKS.good} Its replica answers.` : `  ${MARKS.bad} DATABASE_READ_URL leads to a server that follows no other: it would never be read.`)
    return [follows ? 'good' : 'bad']
  } catch (error) {
    say(`  ${MARKS.bad} Its replica does not answer: ${reasonOf(error)}`)
    return ['bad']
  }
}

async function checkServices(ctx: Ctx, connections: readonly Connection[], say: Say): Promise<Finding['tone'][]> {
  const tones: Finding['tone'][] = []
  for (const connection of connections) {
    say(connection.name[0])
    try {
      tones.push(...(await checkService(ctx, connection, say)))
    } catch (error) {
      if (!isOfNewerSchema(error)) throw error
      say(`  ${MARKS.info} Not asked: its settings stand in the database, whose schema is made at the next start.`)
    }
  }
  return tones
}

async function checkService(ctx: Ctx, { setup }: Connection, say: Say): Promise<Finding['tone'][]> {
  const { needs, check } = await setup(ctx)
  if (!check) {
    const missing = needs.filter(({ isGiven }) => !isGiven).map((need) => need.name)
    say(`  ${MARKS.info} Not set up${missing.length > 0 ? `: ${missing.join(', ')} missing` : ''}.`)
    return []
  }
  const findings = await check()
  for (const { tone, text } of findings) say(`  ${MARKS[tone]} ${text[0]}`)
  return findings.map(({ tone }) => tone)
}
