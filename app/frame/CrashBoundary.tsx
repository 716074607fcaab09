import { Component, type ReactNode } from 'react';
import { basePath } from '#client/page/base.ts';
import { countCrash, RELOAD_DELAY_MS, reportCrash } from '#client/page/crash.ts';
import { RecoveryPage } from '#ui-kit';

export interface CrashBoundaryProps {
  children: ReactNode;
  /** Reloads the page. @default the browser's reload */
  reload?: () => void;
}

interface CrashBoundaryState {
  /** `gone`: nothing is shown until the page reloads. */
  view: 'children' | 'gone' | 'recovery';
  errorId: string | undefined;
}

/**
 * A crash while rendering is written to the server's log and the page reloads after 100 ms, showing nothing meanwhile;
 * the third within a minute shows a static page instead.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { view: 'children', errorId: undefined };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { view: 'gone' };
  }

  override componentDidCatch(error: unknown): void {
    if (countCrash()) {
      this.setState({ view: 'recovery' });
      void reportCrash(error).then((errorId) => this.setState({ errorId }));
    } else {
      void reportCrash(error);
      setTimeout(this.reload, RELOAD_DELAY_MS);
    }
  }

  override render(): ReactNode {
    const { view, errorId } = this.state;
    switch (view) {
      case 'children':
        return this.props.children;
      case 'gone':
        return null;
      case 'recovery':
        return <RecoveryPage errorId={errorId} onReload={this.reload} onHome={() => location.assign(basePath())} />;
    }
  }

  private readonly reload = (): void => {
    if (this.props.reload) this.props.reload();
    else location.reload();
  };
}
