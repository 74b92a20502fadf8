import { apiTokens } from '../api-tokens/subject.ts'
import { audit } from '../audit/subject.ts'
import { companyConfigs } from '../company-configs/subject.ts'
import { dealers } from '../dealers/subject.ts'
import { feedRuns, feeds } from '../feeds/subject.ts'
import { jobs } from '../jobs/subject.ts'
import { listings } from '../listings/subject.ts'
import { files, images } from '../media/subject.ts'
import { metaheads } from '../metaheads/subject.ts'
import { navigation } from '../navigation/subject.ts'
import { pages } from '../pages/subject.ts'
import { redirects } from '../redirects/subject.ts'
import { sessions } from '../sessions/subject.ts'
import { settings } from '../settings/subject.ts'
import { translations } from '../translations/subject.ts'
import { users } from '../users/subject.ts'
import { vehicles } from '../vehicles/subject.ts'
import type { Subject } from './subject.ts'

/** Every tab of the admin, in the order of the menu. */
export const subjects: readonly Subject[] = [
  pages,
  images,
  files,
  translations,
  redirects,
  settings,
  navigation,
  dealers,
  metaheads,
  vehicles,
  listings,
  companyConfigs,
  feeds,
  feedRuns,
  users,
  sessions,
  apiTokens,
  audit,
  jobs,
]
