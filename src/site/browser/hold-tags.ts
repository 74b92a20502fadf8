import { consentNow, whenAllowed } from '#domains/consent/index.ts'
import { NEEDS_CONSENT } from '#ui/page-protocol.ts'
import { onPage } from './navigation/page-state.ts'

/** Runs metaheads that need consent once it is given, on this page and the following ones. */
export function holdTags(): void {
  const release = () => {
    if (consentNow().scopes.includes('optional') && document.querySelector(`template[${NEEDS_CONSENT}]`))
      void import('./waiting-tags.ts').then(({ releaseTags }) => releaseTags())
  }
  whenAllowed('optional', release)
  onPage(release)
}
