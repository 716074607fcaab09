import { Button } from '../Button/Button.tsx';
import { RefreshIcon } from '../icons.ts';
import css from './UpdateNotice.module.css';

export interface UpdateNoticeProps {
  /** The server has a newer version. */
  open: boolean;
  /** The person wants to update now; the owner reloads, after asking about unsaved changes. */
  onReload: () => void;
  /** The person wants to update later. */
  onLater: () => void;
}

/** Announces a new version. It never takes the focus and never reloads by itself. */
export function UpdateNotice({ open, onReload, onLater }: UpdateNoticeProps) {
  return (
    <div role="status" className={css.place} data-no-print>
      {open && (
        <div className={css.notice}>
          <RefreshIcon aria-hidden />
          <span className={css.text}>새 버전이 있습니다</span>
          <Button size="small" variant="primary" onClick={onReload}>
            새로고침
          </Button>
          <Button size="small" variant="quiet" onClick={onLater}>
            나중에
          </Button>
        </div>
      )}
    </div>
  );
}
