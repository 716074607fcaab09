import { Component, type ReactNode } from 'react';
import { countCrash, RELOAD_DELAY_MS, reportCrash } from '#client/page/crash.ts';
import { NetworkError } from '#client/errors.ts';
import { FailedState, RecoveryPage } from '#ui-kit';

export interface CrashBoundaryProps {
  children: ReactNode;
  /** Reloads the page. @default the browser's reload */
  reload?: () => void;
}

interface CrashBoundaryState {
  /** `gone`: nothing is shown until the page reloads. */
  view: 'children' | 'gone' | 'recovery' | 'unreachable';
  errorId: string | undefined;
}

/**
 * A crash while rendering is written to the server's log and the page reloads after 100 ms, showing nothing meanwhile;
 * the third within a minute shows a static page instead. A screen whose code could not be loaded is not a crash.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { view: 'children', errorId: undefined };

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { view: error instanceof NetworkError ? 'unreachable' : 'gone' };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NetworkError) return;
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
      case 'unreachable':
        return (
          <main>
            <FailedState message="화면을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요." onRetry={this.reload} />
          </main>
        );
      case 'recovery':
        return <RecoveryPage errorId={errorId} onReload={this.reload} onHome={() => location.assign('/')} />;
    }
  }

  private readonly reload = (): void => {
    if (this.props.reload) this.props.reload();
    else location.reload();
  };
}
