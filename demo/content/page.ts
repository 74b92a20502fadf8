/** The templates that the demo is composed of, which are all of the catalogue's. */
export type Template =
  | 'hero_carousel'
  | 'hero_carousel_2'
  | 'hero_title_banner_tall'
  | 'snippet'
  | 'html_box'
  | 'shared_section'
  | 'content_blocks'
  | 'text_steps'
  | 'quote'
  | 'accordion'
  | 'section_tabs'
  | 'tabbed_component'
  | 'inpage_navigation'
  | 'floating_action'
  | 'quick_links'
  | 'gallery_carousel'
  | 'exterior_360'
  | 'parallax_image'
  | 'sign_post'
  | 'key_details_post'
  | 'ready_to_go_bar'
  | 'models_carousel'
  | 'model_summary'
  | 'model_summary_filters'
  | 'derivatives'
  | 'compare_models'
  | 'specification_accordion'
  | 'specification_at_glance'
  | 'dealer_locator'
  | 'stock_locator'
  | 'stock_locator_carousel'
  | 'finance_calculator'
  | 'accolade_image_box'
  | 'car_rent'
  | 'collection_item'
  | 'collection_slider'
  | 'collection_slider_feed'
  | 'color_button_carousel'
  | 'compare_images'
  | 'content_blocks_carousel'
  | 'dual_frame_map'
  | 'electrifying_power'
  | 'gallery_categories'
  | 'hotspots_container'
  | 'icon_button_carousel'
  | 'icons_timeline'
  | 'infotainment_system'
  | 'masonry'
  | 'news'
  | 'number_button_carousel'
  | 'quote_slider'
  | 'racing_results'
  | 'seat_slider'
  | 'section_image_tabs'
  | 'single_offer'
  | 'search_suggestions'
  | 'search_results'
  | 'powertrain_quiz'
  | 'subscription_quiz'
  | 'vin_checker'
  | 'local_vin_checker'
  | 'map_update'
  | 'select_vehicle_to_update'
  | 'rent_a_car'
  | 'range_calculator'
  | 'form'
  | 'entry_form'
  | 'expanded_entry_form'
  | 'extended_warranty_form'
  | 'offers_form'
  | 'interior_360'
  | 'retailer_cards'
  | 'retailer_schema'
  | 'retailer_service_schema'
  | 'dealer_locator_mena'
  | 'dealer_locator_postcode'
  | 'stock_locator_overseas'

/** A picture by its key in `demo/media/manifest.json`. The loader puts `{ id, alt }` in its place; `alt` only where the library's does not fit. */
export type PictureRef = { key: string; alt?: string }

/** Pictures by their keys, one after the other. The loader puts a list of ids in its place. */
export type PictureList = { picture_keys: string[] }

/** Where a link leads. `url` is a path without the language prefix, an absolute address, a phone number or an e-mail address, as `target_type` says. */
export type Link = {
  label: string
  url: string
  target_type: 'url' | 'embed' | 'phone' | 'email'
  target_action?: 'modal' | 'new_tab'
}

/** A button record (B-258): `target` follows the rule of {@link Link}. */
export type Button = {
  id: string
  label: string
  button_type: 'primary' | 'secondary' | 'tertiary'
  target: string
  target_type: Link['target_type']
  target_action?: Link['target_action']
}

/** Whole days in the website's time zone, both included; ISO dates. */
type DateRange = { from: string; to: string }

/** One row of a model's table in the models carousel (B-206). */
export type ModelRow = { Name: string; Engine: string; Consumption: string; Price: string; Lease: string }

/** A named table of the models carousel (B-205). */
export type ModelSpec = { name: string; rows: ModelRow[] }

/** Lines of a specification table. */
export type TableLine = { label: string; value: string }

/** Filters of a list of vehicles, by the names of the back end. */
export type VehicleFilters = { [name in `${string}_in`]: string[] }

type SliderConfig = { label: string; min: number; max: number; default: number; unit: string }
/** What visitors of a finance calculator choose. */
type FinanceInput = { down_payment: SliderConfig & { interval: number }; duration: SliderConfig; interest_rate: number }
/** A model of a finance calculator; `price` in dirhams. */
export type FinancedModel = { key: string; name: string; price: number }

/** When an item is shown. */
export type ShownWhen = { key: string; value: string | Record<string, string> }

/** What a price, an offer or a calculator says in another country. */
export type CountryRow = { country: string; price?: string; lease_price?: string; models?: { key: string; price: number }[] }

export type FieldValue =
  | CountryRow[]
  | string
  | number
  | boolean
  | string[]
  | VehicleFilters
  | PictureRef
  | PictureList
  | Link
  | Button[]
  | DateRange
  | ModelSpec[]
  | TableLine[]
  | FinanceInput
  | FinancedModel[]
  | ShownWhen

export type Fields = Record<string, FieldValue>

type StoredGroup = { id: string; fields: Fields }

/** A block as it is stored, but for its pictures, which are still keys. */
export type StoredBlock = {
  id: string
  template: Template
  version: number
  fields: Fields
  groups: StoredGroup[]
  positions: string[]
  active_positions: string[]
}

/** One page of the demo. `path` has no leading slash; the empty path is the home page. `redirect.http_code` defaults to 301. */
export type DemoPage = {
  path: string
  type: 'page' | 'folder' | 'url_redirection'
  title: string
  meta_title?: string
  meta_description?: string
  image?: PictureRef
  /** The day that its text names as that of its last change; an ISO date. */
  changed_on?: string
  theme?: 'jdx' | 'lrdx'
  is_disabled?: boolean
  allow_disabled?: boolean
  redirect?: { to: string; http_code?: number }
  canonical_url?: string
  disable_seo_tracking?: boolean
  status: 'published' | 'draft'
  blocks: StoredBlock[]
}
