import { z } from 'zod'
import { Ecommerce } from './ecommerce.ts'
import { pageTypes } from './page-type.ts'

/** A day as `analyticsDate` writes it, `23/11/2026`. */
const Day = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/)
/** The path of a page, without its query, which may name a person. */
const PagePath = z.string().startsWith('/')

/** Every page that a visitor sees, the first one and those that are swapped in. */
const PageView = z.strictObject({
  event: z.literal('page_view'),
  page_type: z.enum(pageTypes),
  page_path: PagePath,
  page_title: z.string(),
  page_language: z.string(),
  page_date: Day,
})

/** A page with a list of vehicles was opened. */
const PlpPage = z.strictObject({ event: z.literal('plp_page'), page_type: z.literal('plp'), page_path: PagePath })

/** The page of one vehicle was opened. */
const PdpPage = z.strictObject({ event: z.literal('pdp_page'), page_type: z.literal('pdp'), ecommerce: Ecommerce })

/** A visitor presses the button that orders or reserves a vehicle. */
const AddToCart = z.strictObject({ event: z.literal('add_to_cart'), ecommerce: Ecommerce })

/** The order of a vehicle begins: the page on which its details are chosen, whose type is `checkout`, was opened. */
const BeginCheckout = z.strictObject({ event: z.literal('begin_checkout'), ecommerce: Ecommerce })

/** A visitor saves the details of an order, which include its retailer. */
const AddShippingInfo = z.strictObject({
  event: z.literal('add_shipping_info'),
  ecommerce: Ecommerce.extend({
    /** The retailer's name. */
    shipping_tier: z.string().min(1),
  }),
})

/** A visitor sends the payment of an order, or the order itself where nothing is paid. */
const AddPaymentInfo = z.strictObject({
  event: z.literal('add_payment_info'),
  ecommerce: Ecommerce.extend({
    /** The way to pay: cash, lease, subscription. */
    payment_type: z.string().min(1),
  }),
})

/** An order was placed; sent once, however often its page is opened. */
const Purchase = z.strictObject({
  event: z.literal('purchase'),
  ecommerce: Ecommerce.extend({
    /** The order's number. */
    transaction_id: z.string().min(1),
  }),
})

/** The order of a vehicle is confirmed; sent once for each order. */
const CheckoutVehicleOrderConfirmed = z.strictObject({
  event: z.literal('checkout_vehicle_order_confirmed'),
  order_number: z.string().min(1),
  order_date: Day,
})

/** A list of vehicles was narrowed or widened by one filter. */
const Filter = z.strictObject({
  event: z.literal('filter'),
  /** Such as `models` or `display_price`. */
  filter_key: z.string().min(1),
  /** What is chosen now, or both ends of a range; empty when the filter was removed. */
  filter_values: z.array(z.string()),
})

/** A list of vehicles was put into another order. */
const Sort = z.strictObject({ event: z.literal('sort'), sort_option: z.string().min(1) })

/** A visitor asks for more vehicles of a list. */
const LoadMore = z.strictObject({
  event: z.literal('load_more'),
  /** The requested page, from 1. */
  page_number: z.number().int().min(2),
})

/** A visitor calculates with a finance calculator. Amounts are in major units. */
const QqCalculate = z.strictObject({
  event: z.literal('qqCalculate'),
  /** Which one: the block's symbol, or `vehicle` for the one on a vehicle's page. */
  calculator: z.string().min(1),
  price: z.number().nonnegative().optional(),
  deposit: z.number().nonnegative().optional(),
  months: z.number().int().positive().optional(),
  monthly_payment: z.number().nonnegative().optional(),
})

/** The parameters of a click in the header or the footer (C-024). */
const Click = z.strictObject({
  link_text: z.string(),
  /** Without its query; '' for a button. */
  link_url: z.string(),
  link_type: z.enum(['link', 'button']),
})

/** A link or a button of the header was pressed (A-339, C-023). */
const HeaderNavigationClick = Click.extend({ event: z.literal('header_navigation_click') })

/** A link or a button of the footer was pressed. */
const FooterClick = Click.extend({ event: z.literal('footer_click') })

/** A form was submitted and accepted. The event never contains the answers. */
const GenerateLead = z.strictObject({ event: z.literal('generate_lead'), form_id: z.number().int().positive() })

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
