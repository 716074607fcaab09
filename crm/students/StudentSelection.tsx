import { useState } from 'react';
import { Button } from '#ui-kit';
import { PasswordsDialog } from './PasswordsDialog.tsx';
import css from './Students.module.css';

interface StudentSelectionProps {
  /** Ids of the ticked students, over all pages. */
  selected: ReadonlySet<string>;
  onClear: () => void;
}

/** What can be done with the ticked students at once. */
export function StudentSelection({ selected, onClear }: StudentSelectionProps) {
  const [issuing, setIssuing] = useState(false);
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>{selected.size}명 선택</strong>
      <Button size="small" onClick={() => setIssuing(true)}>
        임시 비밀번호 발급
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
      {issuing && <PasswordsDialog userIds={[...selected]} onClose={() => setIssuing(false)} />}
    </div>
  );
}
