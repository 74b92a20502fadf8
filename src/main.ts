import { EnvError, readEnv } from '#platform/env/env.server.ts'
import { logFatal } from '#platform/log/log.server.ts'
import { runProcess } from '#server/run-process.server.ts'
import { builtFrontend, startProcess } from '#server/start-process.server.ts'

await runProcess({
  start: (onDatabase) => startProcess(readEnv(process.env), builtFrontend(), onDatabase),
  tell: logFatal,
  textOf: (error) => (error instanceof EnvError ? error.message : String((error as Error).stack ?? error)),
})
