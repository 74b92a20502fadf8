import { byName } from '#kernel/by-name.ts'
/** The direction of the view in degrees: right of the picture's middle, above the horizon, and the angle seen from top to bottom. */
export type Look = { yaw: number; pitch: number; field: number }

/** Further up or down the picture is all pole. */
const STEEPEST = 85
const NARROWEST = 25
const WIDEST = 90
export const USUAL_FIELD = 65

/** The look that is nearest to this one and possible: yaw from -180 to 180. */
export function keepLook({ yaw, pitch, field }: Look): Look {
  return {
    yaw: ((((yaw + 180) % 360) + 360) % 360) - 180,
    pitch: within(pitch, -STEEPEST, STEEPEST),
    field: within(field, NARROWEST, WIDEST),
  }
}

/** The look after the view was dragged by so many px, as a hand drags a picture. `height` is that of the view in px. */
export function dragLook(look: Look, by: { x: number; y: number }, height: number): Look {
  const perPx = look.field / height
  return keepLook({ ...look, yaw: look.yaw - by.x * perPx, pitch: look.pitch + by.y * perPx })
}

/** The look closer by this factor; below one it goes away. */
export function zoomLook(look: Look, factor: number): Look {
  return keepLook({ ...look, field: look.field / factor })
}

/** How much nearer than usual, in percent. */
export function zoomOf({ field }: Look): number {
  return Math.round((USUAL_FIELD / field) * 100)
}

const STEP = 10
const ZOOM_STEP = 1.25

/** What keys and buttons do. Left is the left of the screen, in Arabic too. */
export const moves = {
  left: (look) => keepLook({ ...look, yaw: look.yaw - STEP }),
  right: (look) => keepLook({ ...look, yaw: look.yaw + STEP }),
  up: (look) => keepLook({ ...look, pitch: look.pitch + STEP }),
  down: (look) => keepLook({ ...look, pitch: look.pitch - STEP }),
  zoom_in: (look) => zoomLook(look, ZOOM_STEP),
  zoom_out: (look) => zoomLook(look, 1 / ZOOM_STEP),
} as const satisfies Record<string, (look: Look) => Look>

export type Move = keyof typeof moves

export const moveOfKey: Readonly<Record<string, Move>> = byName({
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'zoom_in',
  '=': 'zoom_in',
  '-': 'zoom_out',
})

/**
 * Where the back of a device points, from the angles in degrees of a `deviceorientation` event (its matrix is Z, X, Y): yaw from north to
 * the east, pitch above the horizon. How the device is rolled, and so which way its screen is up, does not matter.
 */
export function pointedAt({ alpha, beta, gamma }: { alpha: number; beta: number; gamma: number }): Pick<Look, 'yaw' | 'pitch'> {
  const [a, b, c] = [alpha, beta, gamma].map((angle) => (angle * Math.PI) / 180) as [number, number, number]
  const east = -Math.cos(a) * Math.sin(c) - Math.sin(a) * Math.sin(b) * Math.cos(c)
  const north = -Math.sin(a) * Math.sin(c) + Math.cos(a) * Math.sin(b) * Math.cos(c)
  const up = -Math.cos(b) * Math.cos(c)
  return { yaw: (Math.atan2(east, north) * 180) / Math.PI, pitch: (Math.asin(within(up, -1, 1)) * 180) / Math.PI }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
