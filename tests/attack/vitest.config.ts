import { defineConfig } from 'vitest/config'

/** What `npm run attack` runs: one after the other, since each of them wants the machine. */
export default defineConfig({ test: { include: ['tests/attack/**/*.attack.ts'], fileParallelism: false, testTimeout: 480_000, hookTimeout: 60_000 } })
