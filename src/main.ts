import { reasonOf } from '#kernel/reason-of.ts'
import { NewerSchemaError } from '#platform/database/migrate.server.ts'
import { EnvError, readEnv } from '#platform/env/env.server.ts'
import { logFatal } from '#platform/log/log.server.ts'
import { runCommand } from '#server/commands/run-command.server.ts'
import { runProcess } from '#server/run-process.server.ts'
import { builtFrontend, startProcess } from '#server/start-process.server.ts'

/** EX_CONFIG of sysexits: another start would end in the same way, so no supervisor tries it (scripts/supervise.mjs, deploy/maarad@.service). */
const NEVER_AGAIN = 78

const [, , ...words] = process.argv
if (words.length > 0) process.exit(await runCommand(words, process.env, (line) => void process.stdout.write(`${line}\n`)))

await runProcess({
  start: (onDatabase) => startProcess(readEnv(process.env), builtFrontend(), onDatabase),
  tell: logFatal,
  textOf: (error) => (error instanceof EnvError || error instanceof NewerSchemaError ? error.message : [reasonOf(error), (error as Error).stack].join('\n')),
  codeOf: (error) => (error instanceof EnvError || error instanceof NewerSchemaError ? NEVER_AGAIN : 1),
})
