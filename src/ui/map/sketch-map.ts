import { islandsOfRegion, waters } from './gulf-outline.ts'

/** A drawing of the coasts around a place, as the path of an SVG of {@link SKETCH} units, with the place in its middle. */
export type MapSketch = { waters: string; islands: string }

export const SKETCH = { width: 400, height: 300 } as const

/** Degrees of longitude from edge to edge: a coast or a gulf is in view. Zoomed out, twice as many for each step. */
const NEAR_DEGREES = 5
const NEAR_ZOOM = 7
/** How far outside the drawing a point may lie, in units; points beyond it move there, unseen. */
const MARGIN = 60

type Place = { latitude: number; longitude: number }
type Rings = { features: readonly { geometry: { coordinates: unknown } }[] }

/** Our own drawing of the place: no script, no request to anybody. */
export function sketchMap({ latitude, longitude }: Place, zoom: number): MapSketch {
  const unit = (NEAR_DEGREES * 2 ** Math.max(0, NEAR_ZOOM - zoom)) / SKETCH.width
  // Degrees of latitude are drawn as long as they are at this place.
  const stretch = 1 / Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const draw = (lines: Rings) =>
    ringsOf(lines)
      .map((ring) =>
        ring.map(([east, north]) => {
          const x = SKETCH.width / 2 + (east - longitude) / unit
          const y = SKETCH.height / 2 - ((north - latitude) * stretch) / unit
          return `${heldWithin(x, SKETCH.width)} ${heldWithin(y, SKETCH.height)}`
        }),
      )
      .map((points) => points.filter((point, index) => point !== points[index - 1]))
      .filter((points) => points.length > 2)
      .map((points) => `M${points.join('L')}z`)
      .join('')
  return { waters: draw(waters), islands: draw(islandsOfRegion) }
}

function ringsOf({ features }: Rings): (readonly (readonly [number, number])[])[] {
  return features.flatMap(({ geometry }) => geometry.coordinates as (readonly (readonly [number, number])[])[])
}

function heldWithin(value: number, size: number): number {
  return Math.round(Math.min(size + MARGIN, Math.max(-MARGIN, value)))
}
