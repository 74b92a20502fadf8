export { loadDealers as load } from '../shared/load-dealers.server.ts'
