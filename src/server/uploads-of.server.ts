import { join } from 'node:path'
import { openUploads, type Uploads } from './http/uploads.server.ts'
import type { Services } from './services.server.ts'

const openedUploads = new WeakMap<Services, Uploads>()

/** Where long bodies wait until they have arrived. */
export function uploadsFolder({ env }: Pick<Services, 'env'>): string {
  return join(env.DATA_DIR, 'uploads')
}

/** What takes the bodies of all requests to this process. */
export function uploadsOf(services: Services): Uploads {
  const uploads = openedUploads.get(services) ?? openUploads(uploadsFolder(services))
  openedUploads.set(services, uploads)
  return uploads
}
