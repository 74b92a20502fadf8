export { electricClient, textFrom } from './electric-client.ts'
export { readLeadApiSettings } from './settings.ts'
