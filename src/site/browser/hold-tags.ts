import { consentNow, whenAllowed } from '#domains/consent/index.ts'
import { NEEDS_CONSENT } from '#ui/page-protocol.ts'
import { onPage } from './navigation/page-state.ts'

/** Lets the tags of staff that need the visitor's consent run once it is there, on this page and on those that follow. */
export function holdTags(): void {
  const release = () => {
    if (consentNow().scopes.includes('optional') && document.querySelector(`template[${NEEDS_CONSENT}]`))
      void import('./waiting-tags.ts').then(({ releaseTags }) => releaseTags())
  }
  whenAllowed('optional', release)
  onPage(release)
}
