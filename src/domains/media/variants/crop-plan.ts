import type { Size } from '#fields/field-types.ts'
import type { FocalPoint } from '../library/image-record.ts'

/** How a variant is made: scale the picture to `scaled`, then crop it to `cut`. In px. */
export type CropPlan = { scaled: Size; cut: Size & { left: number; top: number } }

/** Fills `target` with as much of the picture as possible, the focal point as central as the edges allow. */
export function planCrop(source: Size, target: Size, focal: FocalPoint): CropPlan {
  const scale = Math.max(target.width / source.width, target.height / source.height)
  const scaled = {
    width: Math.max(target.width, Math.round(source.width * scale)),
    height: Math.max(target.height, Math.round(source.height * scale)),
  }
  const left = startOfCut(scaled.width, target.width, focal.x)
  const top = startOfCut(scaled.height, target.height, focal.y)
  return { scaled, cut: { left, top, width: target.width, height: target.height } }
}

/** The whole picture at this width, or at its own width if that is smaller. */
export function planWidth(source: Size, width: number): CropPlan {
  const scale = Math.min(1, width / source.width)
  const scaled = { width: Math.round(source.width * scale), height: Math.max(1, Math.round(source.height * scale)) }
  return { scaled, cut: { left: 0, top: 0, ...scaled } }
}

/** The focal point relative to the cut. */
export function focalInCut({ scaled, cut: cutArea }: CropPlan, focal: FocalPoint): FocalPoint {
  return { x: (focal.x * scaled.width - cutArea.left) / cutArea.width, y: (focal.y * scaled.height - cutArea.top) / cutArea.height }
}

function startOfCut(whole: number, part: number, focal: number): number {
  return Math.min(whole - part, Math.max(0, Math.round(focal * whole - part / 2)))
}
