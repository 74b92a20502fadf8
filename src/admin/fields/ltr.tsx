import type { ReactNode } from 'react'

/** A code, path, number or URL, which is left to right in every language. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}
