import { browserStorage } from '#kernel/browser-storage.ts'

/** The storage key of the vehicle that this browser holds (A-170, C-390). */
export const SOFT_LOCK_KEY = 'sl_order_online_soft_lock'

/** The vehicle that this browser holds; null without one. */
export function readSoftLock(): { vehicleId: string } | null {
  try {
    const { vehicleId } = (JSON.parse(browserStorage().getItem(SOFT_LOCK_KEY) ?? 'null') ?? {}) as { vehicleId?: unknown }
    return typeof vehicleId === 'string' || typeof vehicleId === 'number' ? { vehicleId: String(vehicleId) } : null
  } catch {
    // Nothing readable is kept: the server still knows the lock.
    return null
  }
}

export function writeSoftLock(vehicleId: number): void {
  try {
    browserStorage().setItem(SOFT_LOCK_KEY, JSON.stringify({ vehicleId }))
  } catch {
    // the server knows who holds the vehicle; this record only leads back to it
  }
}

/** Removes the record if it names this vehicle: another tab may hold another one by now. */
export function removeSoftLock(vehicleId: string | number): void {
  if (readSoftLock()?.vehicleId !== String(vehicleId)) return
  try {
    browserStorage().removeItem(SOFT_LOCK_KEY)
  } catch {
    // without storage, the server lets the lock expire
  }
}
