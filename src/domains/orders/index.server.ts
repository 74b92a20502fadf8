export { findJourneyConfig } from './journey/find-journey-config.server.ts'
