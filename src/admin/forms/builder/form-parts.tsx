import { BuildPart } from './build-part.tsx'
import type { PartProps } from './part-props.ts'

export function FormParts(props: PartProps) {
  return <BuildPart {...props} />
}
