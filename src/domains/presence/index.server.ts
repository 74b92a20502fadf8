export { announceTab, endTab, type Present } from './presence.server.ts'
