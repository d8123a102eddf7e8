import { Component, type ReactNode } from 'react';
import { tellScreenFailure } from './screenFailure';

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Shown instead of what failed; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Lets the failed file load again. */
  onRetry: () => void;
}

/** Shows a message where a screen's chunk does not load (no network, a deploy meanwhile), never a blank page. */
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
    // Online, a deploy may have renamed the file: a new document has the current names.
    if (navigator.onLine) location.reload();
    else this.setState({ hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children;
  }
}
