import type { ReactNode } from 'react'

/** A code, path, number or address that is read from left to right in every language. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
