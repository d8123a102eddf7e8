import { Component, type ReactNode } from 'react';
import { tellScreenFailure } from '../telemetry/screenFailure';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Shown instead of what failed; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Lets what failed be loaded anew. */
  onRetry: () => void;
}

/** A screen whose chunk does not come (no network, a deploy in between) says so; nothing is ever white. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    tellScreenFailure(error);
  }

  retry = () => {
    this.props.onRetry();
    // With a network the build may have changed under us: a new document has the names of today.
    if (navigator.onLine) location.reload();
    else this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
