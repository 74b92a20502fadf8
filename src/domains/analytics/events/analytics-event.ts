import { z } from 'zod'
import { AddPaymentInfo } from './add-payment-info.ts'
import { AddShippingInfo } from './add-shipping-info.ts'
import { AddToCart } from './add-to-cart.ts'
import { BeginCheckout } from './begin-checkout.ts'
import { CheckoutVehicleOrderConfirmed } from './checkout-vehicle-order-confirmed.ts'
import { Filter } from './filter.ts'
import { FooterClick } from './footer-click.ts'
import { GenerateLead } from './generate-lead.ts'
import { HeaderNavigationClick } from './header-navigation-click.ts'
import { LoadMore } from './load-more.ts'
import { PageView } from './page-view.ts'
import { PdpPage } from './pdp-page.ts'
import { PlpPage } from './plp-page.ts'
import { Purchase } from './purchase.ts'
import { QqCalculate } from './qq-calculate.ts'
import { Sort } from './sort.ts'

/** Every event that the site pushes to its data layer, with its parameters. Browsers use the type alone. */
export const AnalyticsEvent = z.discriminatedUnion('event', [
  PageView,
  PlpPage,
  PdpPage,
  AddToCart,
  BeginCheckout,
  AddShippingInfo,
  AddPaymentInfo,
  Purchase,
  CheckoutVehicleOrderConfirmed,
  Filter,
  Sort,
  LoadMore,
  QqCalculate,
  HeaderNavigationClick,
  FooterClick,
  GenerateLead,
])
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>
