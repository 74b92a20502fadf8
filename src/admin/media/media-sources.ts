import type { GetListParams, RaRecord } from 'react-admin'
import type { LibraryFile, LibraryImage } from '#domains/media/index.ts'
import { FILES_PATH, IMAGES_PATH } from '#domains/media/ui/index.ts'
import { ask } from '../data-provider/ask.ts'
import { restSource } from '../data-provider/rest-source.ts'
import type { Source } from '../data-provider/source.ts'

export type MediaImage = RaRecord & LibraryImage
export type MediaFile = RaRecord & LibraryFile

/** The call that moves documents to folders and changes their tags. */
export const FILING_PATH_OF_FILES = `${FILES_PATH}/filing`

async function mediaList(name: 'GET /media/api/v2/images' | 'GET /media/api/v2/files', params: Partial<GetListParams> & { signal?: AbortSignal }) {
  const { pagination, filter, signal } = params
  const filters = Object.entries((filter ?? {}) as Record<string, unknown>).flatMap(([field, value]) => (value ? [[field, String(value)]] : []))
  const query = { page: pagination?.page ?? 1, items: pagination?.perPage ?? 24, ...Object.fromEntries(filters) }
  const { data, meta } = await ask(name, { query, ...(signal ? { signal } : {}) })
  return { data: [...data], total: meta.total }
}

/** The fields of a picture that staff edit. The frame sends null for an emptied text. */
export function descriptionOf({ alt, focal_point }: Pick<MediaImage, 'focal_point'> & { alt: { ar: string | null; en: string | null } }) {
  return { alt: { ar: alt.ar ?? '', en: alt.en ?? '' }, focal_point }
}

/** Pictures are listed by `items`, changed by PATCH and read one by one. */
export const imagesSource: Source = {
  ...restSource(IMAGES_PATH),
  getList: (_resource, params) => mediaList('GET /media/api/v2/images', params),
  getMany: async (_resource, { ids }) => {
    const results = await Promise.allSettled(ids.map((id) => ask('GET /media/api/v2/images/{id}', { params: { id } })))
    return { data: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data] : [])) }
  },
  update: async (_resource, { id, data }) => {
    return { data: (await ask('PATCH /media/api/v2/images/{id}', { params: { id }, body: descriptionOf(data as MediaImage) })).data }
  },
}

export const filesSource: Source = {
  ...restSource(FILES_PATH),
  getList: (_resource, params) => mediaList('GET /media/api/v2/files', params),
}

/** Uploads a new file for a picture; every page that uses the picture shows the new file. */
export async function replaceImage(id: number | string, file: File): Promise<MediaImage> {
  const body = new FormData()
  body.set('file', file)
  return (await ask('PUT /media/api/v2/images/{id}/content', { params: { id }, body })).data
}

/** The URL of the uncropped picture at one of the prepared widths. */
export function pictureUrl({ id, version }: Pick<MediaImage, 'id' | 'version'>, width: 320 | 640 | 1024): string {
  return `${IMAGES_PATH}/${id}/w/${width}.jpg?v=${version}`
}
