/**
 * The attributes by which the server passes data to the browser's scripts, and scripts pass state to stylesheets: each with its meaning,
 * its writer and its reader. Both sides import the names; only stylesheets repeat them.
 */

// Islands: written by `site/page/draw-view` around a view that hydrates, read by `site/browser/islands/islands`.

/** The id of a view on the page, which is also its `identifierPrefix`. A block that failed has one as well, for its try-again button. */
export const VIEW_ID = 'data-b'
/** The symbol under which the registries have the island's view. */
export const ISLAND = 'data-i'
/** When the island hydrates: an `IslandTime` other than `never`. */
export const WHEN = 'data-when'
/** The distance from the viewport at which a `visible` island hydrates, in px; absent for the default distance. */
export const NEAR = 'data-near'
/** On the script with an island's props as JSON: the island's id. */
export const PROPS_OF = 'data-p'
/** Written and read by `site/browser/islands/islands`: the island responds to clicks. Also on a map within an island, written by `ui/map`. */
export const READY = 'data-ready'
/**
 * Written by views of islands, separated by spaces: keys of the browser's storage, `?parameters` of the address and media queries in brackets that make
 * the island hydrate without an interaction; or `now`. Read by `site/browser/islands/wakes-now`.
 */
export const WAKES = 'data-wakes'
/** Written by views on links that control their island, with an address as the fallback: a press waits until the island has hydrated. */
export const WAITS_FOR_ISLAND = 'data-live'

/**
 * Written by `ui/carousel` on the strip of a carousel: the time of each slide in ms, by comma; empty where it does not play by itself. Read by
 * `ui/carousel/advance-slides`.
 */
export const ADVANCES = 'data-advances'
/** On a button of a carousel: `next`, `previous`, or the index of its slide. Read by `site/browser/islands/answer-at-once`. */
export const MOVES_SLIDES = 'data-slide'
/** On a button that opens all disclosures of its island, or closes them. Read by `site/browser/islands/answer-at-once`. */
export const OPENS_ALL = 'data-opens-all'

/** Written by the in-page navigation on its list of links: `ui/section-in-view` marks the one whose section is in view. */
export const MARKS_SECTION = 'data-marks-section'

// Failures: written by `site/page/render-blocks` and `site/browser/islands/islands`, read by `site/browser/islands/retry-block`.

/** A block that could not be drawn or loaded; the loading bar of a navigation that failed, written by `site/browser/navigation/loading-bar`. */
export const FAILED = 'data-failed'
/** On a try-again button: the id of its view. */
export const RETRY = 'data-retry'

// Panels: written by `site/page/render-blocks` around blocks that another block owns, read by that block in the browser and its styles.

/** The id of the block that owns the panel. */
export const PANEL_OF = 'data-panel-of'
/** Marks the visible panel; its owner moves the attribute. */
export const PANEL_SHOWN = 'data-active'

// The page: written by `site/page`, read by `site/browser/navigation/swap` and `site/browser/navigation/page-state`.

/** On `main`: the page's id, path and watched query parameters as JSON. */
export const PAGE = 'data-page'
/** On a part of the body that a navigation swaps: its name. */
export const PLACE = 'data-place'
/** On a `main` that a navigation has brought: it fades in. */
export const ARRIVES = 'data-arrives'
/** On a part of the body that survives navigations: a digest of its content. A part without it is always swapped. */
export const KEY = 'data-key'
/** On an element of the head that belongs to the page rather than the site. */
export const PAGE_HEAD = 'data-page-head'
/** On the style element of the head: the address of the same stylesheet as a file. */
export const SHEET = 'data-sheet'
/** On a script or style that staff put into the page: its id. */
export const METAHEAD = 'data-metahead'
/** On a template with what staff put into the page and the visitor has to allow first; read by `site/browser/waiting-tags`. */
export const NEEDS_CONSENT = 'data-needs-consent'
/** On a script of staff that runs again on each page. */
export const RELOAD = 'data-reload'

// The body: written by `site/page/page-words`, read by the scripts that are named.

/** Texts of the scripts, as JSON; read by `site/browser/page-words`. */
export const WORDS = 'data-words'
/** Names of the query parameters that predefined links pass on, separated by commas; read by `site/browser/navigation/passed-params`. */
export const PASSED_PARAMS = 'data-passed-params'
/** The key of the service that errors are reported to; read by `site/browser/errors/error-reports`. */
export const ERROR_REPORTS = 'data-error-reports'
/** Errors are reported without the visitor’s consent; read by `site/browser/errors/error-reports`. */
export const ERRORS_NEED_NO_CONSENT = 'data-errors-need-no-consent'
/** How consent is asked for, as JSON; absent for the default strategy and key. Read by `domains/consent/consent-now`. */
export const CONSENT = 'data-consent'

// Conditions: written by `site/page/render-blocks` and by views of items, read by `site/browser/islands/unmet-content`; stylesheets hide what waits.

/** Something whose condition is not met: it is shown without script, and leaves the page with it (C-124, C-125). */
export const UNMET = 'data-unmet'
/** What takes its place (C-128). */
export const UNMET_FALLBACK = 'data-unmet-fallback'

// Links: written by views, read by the scripts that are named.

/** On the link in the footer that lets visitors change their consent; read by the script of `widgets/cookie-banner`. */
export const OPENS_CONSENT = 'data-opens-consent'
/** On the cookie banner: the version of its text, for the proof of an answer; read by its script. */
export const BANNER_VERSION = 'data-banner-version'
/** On a link that opens over the page: `video`, `modal` or `embed`; read by `site/browser/modals`. Staff may write it too. */
export const OPENS = 'data-opens'
/**
 * On a link or button that opens a form over the page: the form's id; read by `site/browser/modals`. Links to the page of a form need none. Staff may
 * write it too (C-045).
 */
export const FORM_ID = 'data-form-id'
/** On a link to a form: the heading of the dialog, instead of the form's name. */
export const FORM_TITLE = 'data-form-title'
/** A link whose address is in the settings under an alias; read by `site/browser/navigation/passed-params`. */
export const PREDEFINED = 'data-predefined'
/** On a link to the cars of a country: its code of two letters, '' for all; read by the script of `widgets/country-choice`. */
export const COUNTRY = 'data-country'
/** On the list of countries: the address of the list of cars; read by the same script. */
export const LIST_OF_CARS = 'data-list-of-cars'
/** On the page of a car: the country where it is sold; read by the same script. */
export const CAR_COUNTRY = 'data-car-country'
/**
 * On a price of a model: what stands there for who chose a country, as JSON: by the country's code the text before the price, the price, and the text after it;
 * read by the same script.
 */
export const PRICE_IN = 'data-price-in'
/**
 * On a price that editors typed: what stands there for who chose a country, as JSON: texts by the country's code. For any other country than the site's the
 * price is followed by `PRICE_NOTE`; read by the same script.
 */
export const TYPED_PRICE = 'data-typed-price'
/** On the list of countries: that of the site, and what stands behind its prices for who chose another one; read by `domains/markets`. */
export const HOME_COUNTRY = 'data-home-country'
export const PRICE_NOTE = 'data-price-note'
/** A link back to the previous page; read by `site/browser/navigation/go-back`. */
export const GO_BACK = 'data-go-back'

// Vehicles: written by views, read by `site/browser/held-vehicles`.

/** Around what is said of one vehicle: its id. */
export const VEHICLE = 'data-vehicle'
/** Within it, a note that is shown while somebody is ordering the vehicle. */
export const HELD = 'data-held'
/** Within it, what is not true while somebody else is ordering the vehicle: it is hidden meanwhile. */
export const UNLESS_HELD = 'data-unless-held'

// Quick actions: written by `domains/quick-actions/ui`, read by the script of the widget `floating_action`.

/** On the floating button: `secondary` stays open, `button` closes by Escape and when a page is left. */
export const FLOATING = 'data-floating'
/** On the dialog that asks before another site: what is asked about, as JSON; read by the script of the widget `exit_popup`. */
export const EXIT_POPUP = 'data-exit-popup'
/** On the dialog for videos and embedded pages; read by the script of the widget `video_modal`. */
export const VIDEO_MODAL = 'data-video-modal'
/** In it: where the player stands, what is asked before a third party is loaded, and the button that agrees. */
export const VIDEO_STAGE = 'data-video-stage'
export const VIDEO_ASKS = 'data-video-asks'
/** On the bar of quick links. */
export const QUICK_LINKS = 'data-quick-links'

/** On the button that puts the offer of an unfinished order away; read by the script of the widget `waiting_order`. */
export const HIDES_ORDER = 'data-hides-order'

// The root element: read by stylesheets. The first three are written by `site/page/document` and taken over by `site/browser/navigation/swap`.

/** The theme of the page. */
export const THEME = 'data-theme'
/** The area within the market, if it has rules of its own. */
export const AREA = 'data-area'
/** Breadcrumbs stand below the header, so anchors stop lower. */
export const HAS_BREADCRUMBS = 'data-has-breadcrumbs'
/** Written before the first paint by `site/page/before-paint`, and by the header in the browser: it names the visitor's retailer, so there is room for that. */
export const NAMES_RETAILER = 'data-names-retailer'
/** Written before the first paint by `site/page/before-paint`, and by the widget `waiting_order` in the browser: it keeps an unfinished order, so that has its bar. */
export const ORDER_WAITS = 'data-order-waits'
/** Written by the header in the browser: it is hidden while the visitor scrolls down. */
export const HEADER_HIDDEN = 'data-header-hidden'
/** Written by `site/browser/islands/first-screen`: stylesheets skip no layout any more. */
export const WHOLE_LAYOUT = 'data-whole-layout'

/** An attribute for a view, since JSX has no computed names; undefined leaves it out. */
export function mark(name: string, value: string | undefined): Readonly<Record<string, string | undefined>> {
  return { [name]: value }
}
