import { defineConfig } from '@playwright/test'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window of a browser without a screen draws the suggestions of its address bar in a process of its own, a third of what a simple test cost, and
  // holds another one ready for a page that no test opens.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/site-under-test/start-site.ts',
  workers: 2,
  fullyParallel: true,
  // Limits against tests that hang, not measures of speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that passes at its second try only shows a race: of the product, or of the test. It is mended, not tried again. Continuous integration lists it as
  // flaky, so that one race does not hold up everything else.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    locale: 'ar-AE',
    timezoneId: 'Asia/Dubai',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: chromiumFlags },
  },
})
