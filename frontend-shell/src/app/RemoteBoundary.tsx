import { Component, type ReactNode } from 'react';
import { RemoteUnavailable } from '../layout';

interface Props {
  name: string;
  children: ReactNode;
}

/** Shows a message with a retry if a remote cannot be loaded or fails. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`The remote "${this.props.name}" failed.`, error);
  }

  override render(): ReactNode {
    return this.state.failed ? <RemoteUnavailable /> : this.props.children;
  }
}
