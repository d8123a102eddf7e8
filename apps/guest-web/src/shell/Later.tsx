import { Component, Suspense, type ReactNode } from 'react';

interface LaterProps {
  when: boolean;
  /** Its chunk did not come; what is to be tried again is the owner's matter. */
  onFailure?: () => void;
  children: ReactNode;
}

/** A part of the shell that is a chunk of its own: nothing until it has come, and nothing where it cannot be had. */
export class Later extends Component<LaterProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    const { when, children } = this.props;
    return when && !this.state.hasFailed && <Suspense fallback={null}>{children}</Suspense>;
  }
}
