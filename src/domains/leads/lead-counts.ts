/** How many leads came in a period: by day, form, retailer and source, the most first; days in their order, those without any as well. */
export type LeadCounts = {
  total: number
  /** Leads whose answer was due in that time or has been given, and those among them that were answered in time. */
  answers_due: number
  answered_in_time: number
  days: { day: string; count: number }[]
  forms: { id: number; name: string; count: number }[]
  /** Null for leads that ask for no retailer. */
  retailers: { id: number | null; name: string; count: number }[]
  /** '' for leads that came from no campaign. */
  sources: { source: string; count: number }[]
}
