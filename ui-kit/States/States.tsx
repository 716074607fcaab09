import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertIcon, RefreshIcon } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import drawings from './drawings.svg?no-inline';
import css from './States.module.css';

/** Shows a spinner while a page loads. Appears after 150 ms, so that fast pages do not flash. */
export function CenteredSpinner({
  label = '불러오는 중입니다',
}: {
  /** Text for screen readers. @default '불러오는 중입니다' */
  label?: string;
}) {
  return (
    <div className={css.centred} role="status" data-loading>
      <Spinner size={28} label={label} />
    </div>
  );
}

export interface StartupScreenProps {
  /** The academy's or the product's name. */
  name: string;
}

/** Shown before the app has loaded: the name and a spinner on an empty page. */
export function StartupScreen({ name }: StartupScreenProps) {
  return (
    <div className={css.startup} role="status" aria-label={`${name} 시작하는 중입니다`}>
      <strong className={css.name}>{name}</strong>
      <Spinner size={22} />
    </div>
  );
}

export interface LoadingStateProps {
  /** Number of grey lines in place of rows. @default 5 */
  rows?: number;
  /** @default '불러오는 중입니다' */
  label?: string;
}

/** A placeholder while rows load. */
export function LoadingState({ rows = 5, label = '불러오는 중입니다' }: LoadingStateProps) {
  return (
    <div className={css.skeleton} role="status" aria-label={label} data-loading>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} style={{ width: `${[92, 74, 86, 63, 80][row % 5]}%` }} />
      ))}
    </div>
  );
}

/** In the place of what takes no room until it is known, such as a card that only some have: what comes after it in a `Stack` waits. */
export function Pending() {
  return <span hidden data-loading />;
}

/** The drawings of `drawings.svg`: what would be there, or why nothing is. */
export type Drawing =
  | 'person'
  | 'lesson'
  | 'sheet'
  | 'word'
  | 'talk'
  | 'file'
  | 'time'
  | 'money'
  | 'record'
  | 'chart'
  /** Nothing found. */
  | 'search'
  /** Something is to be chosen first. */
  | 'choose'
  /** Nothing is left to do. */
  | 'done'
  /** It was there. */
  | 'gone'
  /** It is for others. */
  | 'closed';

export interface EmptyStateProps {
  /** What is drawn above the title. */
  of: Drawing;
  /** What is missing, e.g. '아직 강의가 없습니다'. */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** A button for it, or several side by side. @default undefined */
  action?: ReactNode;
}

/** Shown when there is nothing; says what to do. */
export function EmptyState({ of, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <svg className={css.drawing} aria-hidden>
        <use href={`${drawings}#${of}`} />
      </svg>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.actions}>{action}</div>}
    </div>
  );
}

export interface FailedStateProps {
  /** What could not be read, with its particle, where several parts of a page can fail: `통화와 상담을`. @default undefined */
  what?: string | undefined;
  /** What went wrong, in words a person can act on. @default '불러오지 못했습니다' */
  message?: string;
  /** The id under which staff find the failure in the log. @default undefined */
  errorId?: string | undefined;
  /** Retries. @default undefined */
  onRetry?: (() => void) | undefined;
}

/** Shown when loading failed. */
export function FailedState({ what, message = '불러오지 못했습니다', errorId, onRetry }: FailedStateProps) {
  return (
    <div className={css.state} role="alert">
      <span className={css.icon}>
        <AlertIcon aria-hidden />
      </span>
      {what !== undefined && <p className={css.title}>{`${what} 불러오지 못했습니다`}</p>}
      <p className={what === undefined ? css.title : css.text}>{together(message)}</p>
      {errorId && (
        <p className={css.text}>
          오류 번호 <code>{errorId}</code>
        </p>
      )}
      {onRetry && (
        <Button icon={<RefreshIcon />} onClick={onRetry}>
          다시 시도
        </Button>
      )}
    </div>
  );
}

/** Keeps the two words of ‘in a moment’ on one line. */
const together = (message: string): string => message.replaceAll('잠시 뒤', '잠시\u00a0뒤');

export interface NoPermissionStateProps {
  /** Who has access, e.g. '관리자만 볼 수 있습니다.' @default '필요하면 관리자에게 권한을 요청해 주세요.' */
  children?: ReactNode;
  /** A link to another page. @default undefined */
  action?: ReactNode;
}

/** Shown when this person has no access. */
export function NoPermissionState({ children, action }: NoPermissionStateProps) {
  return (
    <EmptyState of="closed" title="이 화면을 볼 권한이 없습니다" action={action}>
      {children ?? '필요하면 관리자에게 권한을 요청해 주세요.'}
    </EmptyState>
  );
}

export interface RecoveryPageProps {
  /** The id of the crash in the log. */
  errorId?: string | undefined;
  /** Reloads the page. */
  onReload: () => void;
  /** Goes to the landing page. */
  onHome: () => void;
}

/** Shown when the app crashed repeatedly: a static page, without another automatic reload. */
export function RecoveryPage({ errorId, onReload, onHome }: RecoveryPageProps) {
  return (
    <main className={`touch ${css.recovery}`}>
      <div className={css.state} role="alert">
        <span className={css.icon}>
          <AlertIcon aria-hidden />
        </span>
        <h1 className={css.title}>화면을 여는 중 문제가 반복되었습니다</h1>
        <p className={css.text}>
          {errorId && '오류를 기록했습니다. '}새로고침해도 같으면 {errorId ? '아래 번호를' : '이 사실을'} 관리자에게
          알려 주세요.
        </p>
        {errorId && <code className={css.errorId}>{errorId}</code>}
        <div className={css.buttons}>
          <Button onClick={onHome}>처음으로</Button>
          <Button variant="primary" icon={<RefreshIcon />} onClick={onReload}>
            새로고침
          </Button>
        </div>
      </div>
    </main>
  );
}
