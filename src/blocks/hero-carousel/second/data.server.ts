export { loadHeroOffer as load } from '../shared/load-hero-offer.server.ts'
