import { useState } from 'react';
import { runGql } from '#client/gqlTransport.ts';
import { problemText } from '#client/problemText.ts';
import { Button, useToast } from '#ui-kit';
import { BulkChangeDialog } from './BulkChangeDialog.tsx';
import { StudentIdsDocument, type Students_Bool_Exp } from './generated/graphql.ts';
import { MessageDialog } from './MessageDialog.tsx';
import { PasswordsDialog } from './PasswordsDialog.tsx';
import css from './Students.module.css';

interface StudentSelectionProps {
  /** Ids of the ticked students, over all pages. */
  selected: ReadonlySet<string>;
  /** What the list is narrowed to. */
  where: Students_Bool_Exp;
  /** How many match it. */
  total: number;
  /** Others are to be ticked. */
  onSelect: (ids: ReadonlySet<string>) => void;
}

/** The most that one bulk change takes, and the most that one question answers. */
const MOST = 20_000;
const PAGE = 10_000;

/** What can be done with the ticked students at once. */
export function StudentSelection({ selected, where, total, onSelect }: StudentSelectionProps) {
  const [dialog, setDialog] = useState<'passwords' | 'change' | 'message' | null>(null);
  const [gathering, setGathering] = useState(false);
  const toast = useToast();
  const close = (): void => setDialog(null);
  const selectAll = async (): Promise<void> => {
    setGathering(true);
    try {
      onSelect(await idsOf(where, total));
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    } finally {
      setGathering(false);
    }
  };
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>{selected.size.toLocaleString('ko')}명 선택</strong>
      {selected.size < total && total <= MOST && (
        <Button size="small" variant="quiet" loading={gathering} onClick={() => void selectAll()}>
          조건에 맞는 {total.toLocaleString('ko')}명 모두 선택
        </Button>
      )}
      <Button size="small" onClick={() => setDialog('change')}>
        한 번에 고치기
      </Button>
      <Button size="small" onClick={() => setDialog('passwords')}>
        임시 비밀번호 발급
      </Button>
      <Button size="small" onClick={() => setDialog('message')}>
        문자 보내기
      </Button>
      <Button size="small" variant="quiet" onClick={() => onSelect(new Set())}>
        선택 해제
      </Button>
      {dialog === 'passwords' && <PasswordsDialog userIds={[...selected]} onClose={close} />}
      {dialog === 'message' && <MessageDialog studentIds={[...selected]} onClose={close} />}
      {dialog === 'change' && <BulkChangeDialog userIds={[...selected]} onClose={close} />}
    </div>
  );
}

async function idsOf(where: Students_Bool_Exp, total: number): Promise<ReadonlySet<string>> {
  const offsets = Array.from({ length: Math.ceil(total / PAGE) }, (_, page) => page * PAGE);
  const pages = await Promise.all(offsets.map((offset) => runGql(StudentIdsDocument, { where, offset }, {})));
  return new Set(pages.flatMap(({ students }) => students.map(({ id }) => id)));
}
