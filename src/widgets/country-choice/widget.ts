import { defineWidget } from '../define-widget.ts'

/** The countries in which cars are sold, as links to the cars of each; what a visitor chose is kept in a cookie. */
export const countryChoice = defineWidget({ symbol: 'country_choice', place: 'after', order: 9, island: 'never', needsNavigation: true })
