import type { BlockContext } from '#block-engine/data-loader.ts'
import type { MapsService } from '#ui/map/drawn-map.ts'
import { type MapSketch, sketchMap } from '#ui/map/sketch-map.ts'

export type DualFrameMapData = { sketch: MapSketch; maps: MapsService | null }

type Values = { latitude: number; longitude: number; zoom: number }

/** The drawing of the place, and the maps service of the settings. */
export async function load(values: Values, { maps }: Pick<BlockContext<'maps'>, 'maps'>): Promise<DualFrameMapData> {
  return { sketch: sketchMap(values, values.zoom), maps }
}
