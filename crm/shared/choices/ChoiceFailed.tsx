import { Button, type Readable } from '#ui-kit';
import { FieldNotes } from '#ui-kit/Field/FieldFrame.tsx';
import css from './ChoiceFailed.module.css';

interface ChoiceFailedProps {
  /** The control's id; the message is `${id}-error`. */
  id: string;
  query: Readable & { isFetching: boolean };
}

/** That what a field offers could not be read, and another try. */
export function ChoiceFailed({ id, query }: ChoiceFailedProps) {
  return (
    <div className={css.failed} role="alert">
      <FieldNotes id={id} hint={undefined} error="목록을 불러오지 못했습니다." />
      <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
        다시 시도
      </Button>
    </div>
  );
}
