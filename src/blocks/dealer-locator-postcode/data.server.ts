export { load } from '#blocks/dealer-locator/data.server.ts'
