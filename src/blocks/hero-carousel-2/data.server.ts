export { load } from '#blocks/hero-carousel/data.server.ts'
