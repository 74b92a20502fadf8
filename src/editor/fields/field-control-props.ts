import type { PlainControl } from '#fields/staff/staff-kit.ts'

export type FieldControlProps = PlainControl & { timeZone: string }
