import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, 'tests/e2e/**', 'build/**'],
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: ['tests/support/no-console-errors.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
