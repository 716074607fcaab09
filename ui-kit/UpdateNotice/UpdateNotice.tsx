import { Button } from '../Button/Button.tsx';
import { RefreshIcon } from '../icons.ts';
import css from './UpdateNotice.module.css';

export interface UpdateNoticeProps {
  /** A newer version is served. */
  open: boolean;
  /** The person wants it now; the owner reloads, after asking about unsaved work. */
  onReload: () => void;
  /** The person wants to go on working. */
  onLater: () => void;
}

/** Says that a new version is there. It never takes the focus and never reloads by itself. */
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
