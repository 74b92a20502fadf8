import { isDefaultConfig } from '#domains/consent/index.ts'
import { CONSENT, ERROR_REPORTS, ERRORS_NEED_NO_CONSENT, PASSED_PARAMS, WORDS } from '#ui/page-protocol.ts'
import type { FailureWords } from './ready-block.ts'
import type { SiteContent } from './site-content.server.ts'

/** The default texts of a failed block. */
export function failureWords({ words }: SiteContent): FailureWords {
  return { message: words['error.block'], retry: words['error.try_again'] }
}

/** Attributes for the page's scripts: their texts, and the query parameters that predefined links pass on. */
export function bodyMarks({ words, settings }: SiteContent): Record<string, string> {
  const own = {
    blockFailed: words['error.block'],
    pageFailed: words['error.page_missed'],
    tryAgain: words['error.try_again'],
    offline: words['page.offline'],
    online: words['page.online'],
    close: words['dialog.close'],
  }
  const { passedParams, errorReportingKey, errorsAwaitConsent, consent } = settings
  return {
    [WORDS]: JSON.stringify(own),
    [PASSED_PARAMS]: passedParams.join(','),
    ...(errorReportingKey ? { [ERROR_REPORTS]: errorReportingKey } : {}),
    ...(errorReportingKey && !errorsAwaitConsent ? { [ERRORS_NEED_NO_CONSENT]: '' } : {}),
    ...(isDefaultConfig(consent.config) ? {} : { [CONSENT]: JSON.stringify(consent.config) }),
  }
}
