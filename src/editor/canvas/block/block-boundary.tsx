import { Component, type ReactNode } from 'react'

type Props = {
  /** A new value renders the children again. */
  state: unknown
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}
type State = { failedAt: unknown }

const NOT_FAILED = Symbol('not failed')

/** Contains a render error of its children. A class, since React has no hook for this. */
export class BlockBoundary extends Component<Props, State> {
  override state: State = { failedAt: NOT_FAILED }

  static getDerivedStateFromError(): null {
    return null
  }

  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.state })
  }

  override render(): ReactNode {
    if (this.state.failedAt === NOT_FAILED || this.state.failedAt !== this.props.state) return this.props.children
    return this.props.failed(() => this.setState({ failedAt: NOT_FAILED }))
  }
}
