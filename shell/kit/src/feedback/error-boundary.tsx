import { Component, type ReactNode } from 'react';

interface BoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Keeps a failure within its children. `retry` forgets it and renders the children again. */
export class ErrorBoundary extends Component<
  {
    children: ReactNode;
    fallback: (error: unknown, retry: () => void) => ReactNode;
    onError?: (error: unknown) => void;
  },
  BoundaryState
> {
  override state: BoundaryState = { error: undefined, failed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined, failed: false }));
  }
}

/** An extra: it disappears if it fails. */
export function Quietly({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={() => null}>{children}</ErrorBoundary>;
}
