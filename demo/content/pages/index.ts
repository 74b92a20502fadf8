import type { DemoPage } from '../page.ts'
import { about } from './about.ts'
import { buildYours } from './build-yours.ts'
import { compare } from './compare.ts'
import { contactUs } from './contact-us.ts'
import { cookiePolicy } from './cookie-policy.ts'
import { defender90 } from './defender/90.ts'
import { defender110 } from './defender/110.ts'
import { defenderFamily } from './defender.ts'
import { discovery } from './discovery/discovery.ts'
import { discoverySport } from './discovery/discovery-sport.ts'
import { discoveryFamily } from './discovery.ts'
import { exportCars } from './export-cars.ts'
import { extendedWarranty } from './extended-warranty.ts'
import { approvedCars, findACar } from './find-a-car.ts'
import { home } from './home.ts'
import { fPace } from './jaguar-range/f-pace.ts'
import { fType } from './jaguar-range/f-type.ts'
import { iPace } from './jaguar-range/i-pace.ts'
import { xf } from './jaguar-range/xf.ts'
import { jaguarRange } from './jaguar-range.ts'
import { models } from './models.ts'
import { offersAndFinance } from './offers-and-finance.ts'
import { ownership } from './ownership.ts'
import { desertDriving } from './ownership-guides/desert-driving.ts'
import { evChargingAtHome } from './ownership-guides/ev-charging-at-home.ts'
import { ownershipGuides } from './ownership-guides.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { rangeRover } from './range-rover/range-rover.ts'
import { rangeRoverSport } from './range-rover/range-rover-sport.ts'
import { rangeRoverFamily } from './range-rover.ts'
import { redirects } from './redirects.ts'
import { requests } from './requests.ts'
import { retailerLocator } from './retailer-locator.ts'
import { search } from './search.ts'
import { serviceCentres } from './service-centres.ts'
import { summerService } from './summer-service.ts'
import { termsConditions } from './terms-conditions.ts'
import { vehicleUpdates } from './vehicle-updates.ts'
import { winterCampaign } from './winter-campaign.ts'

/** Every page of the demo; a parent stands before its children. */
export const pages: DemoPage[] = [
  home,
  models,
  rangeRoverFamily,
  rangeRover,
  rangeRoverSport,
  defenderFamily,
  defender110,
  defender90,
  discoveryFamily,
  discovery,
  discoverySport,
  jaguarRange,
  fPace,
  iPace,
  xf,
  fType,
  offersAndFinance,
  ownership,
  ownershipGuides,
  desertDriving,
  evChargingAtHome,
  vehicleUpdates,
  extendedWarranty,
  serviceCentres,
  about,
  contactUs,
  requests,
  compare,
  buildYours,
  retailerLocator,
  findACar,
  approvedCars,
  exportCars,
  search,
  termsConditions,
  privacyPolicy,
  cookiePolicy,
  winterCampaign,
  summerService,
  ...redirects,
]
