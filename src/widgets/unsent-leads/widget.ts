import { defineWidget } from '../define-widget.ts'

/** Sends forms that waited for a connection, on whichever page the visitor is by then. Its script does it all. */
export const unsentLeads = defineWidget({ symbol: 'unsent_leads', place: 'over', island: 'never' })
