import { defineConfig } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/site-under-test/start-site.ts',
  workers: 2,
  fullyParallel: true,
  // Limits against tests that hang, not measures of speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that passes at its second try only is listed as flaky: a bug to look for, not a reason to hold up everything else.
  retries: 1,
  reporter: 'list',
  use: {
    locale: 'ar-AE',
    timezoneId: 'Asia/Dubai',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: chromiumFlags },
  },
})
