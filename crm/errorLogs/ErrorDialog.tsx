import { CanAccess } from '@refinedev/core';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { useSetErrorStatus } from '#client/generated/rest/errorLogs.ts';
import { setErrorStatusBodyNoteMax } from '#openapi/generated/zod/errorLogs.ts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  FactList,
  FormDialog,
  formatInstant,
  formatNumber,
  TextField,
  useSending,
} from '#ui-kit';
import css from './ErrorLogs.module.css';
import { ErrorState, versionsOf, type ErrorGroup } from './errorColumns.tsx';

interface ErrorDialogProps {
  group: ErrorGroup;
  onClose: () => void;
}

/** One kind of crash with a sample; closed as mended, or opened again. */
export function ErrorDialog({ group, onClose }: ErrorDialogProps) {
  const [closing, setClosing] = useState(false);
  const setStatus = useSetErrorStatus();
  const { send } = useSending();
  const reopen = () =>
    send(() => setStatus.mutateAsync({ errorId: group.id, data: { isClosed: false } }), '오류를 다시 열었습니다');
  return (
    <Dialog open size="large" title={`오류 ${group.fingerprint}`} onClose={onClose}>
      <DialogBody>
        <p className={css.message}>{group.message}</p>
        <FactList columns={2} facts={factsOf(group)} />
        <h3 className={css.heading}>오류가 난 자리</h3>
        {/* A long line scrolls, also by keyboard. */}
        <pre className={css.stack} tabIndex={0} aria-label="오류가 난 자리">
          {group.stack || '자리를 알 수 없습니다.'}
        </pre>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        <CanAccess resource="errorGroups" action="setStatus">
          {group.isClosed ? (
            <Button loading={setStatus.isPending} onClick={() => void reopen()}>
              다시 열기
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setClosing(true)}>
              해결됨으로 표시
            </Button>
          )}
        </CanAccess>
      </DialogActions>
      {closing && <CloseDialog group={group} onClose={() => setClosing(false)} />}
    </Dialog>
  );
}

function CloseDialog({ group, onClose }: ErrorDialogProps) {
  const setStatus = useSetErrorStatus();
  const form = useForm({ defaultValues: { note: group.closedNote ?? '' } });
  return (
    <FormDialog
      open
      title="해결됨으로 표시할까요?"
      submitLabel="해결됨으로 표시"
      form={form}
      onClose={onClose}
      onSubmit={({ note }) => setStatus.mutateAsync({ errorId: group.id, data: { isClosed: true, note } })}
      said="해결됨으로 표시했습니다. 다시 나타나면 저절로 열립니다."
    >
      <TextField
        name="note"
        label="무엇을 했는지"
        multiline
        maxLength={setErrorStatusBodyNoteMax}
        placeholder="예: 1.87.0에서 수정"
      />
    </FormDialog>
  );
}

const factsOf = (group: ErrorGroup) => [
  { label: '상태', value: <ErrorState row={group} /> },
  { label: '횟수', value: `${formatNumber(group.hits)}번` },
  { label: '겪은 사람', value: `${formatNumber(group.people)}명 (로그인한 사람)` },
  {
    label: '버전',
    value: versionsOf(group)
      .map(({ version, hits }) => `${version} (${formatNumber(hits)}번)`)
      .join(', '),
  },
  { label: '처음', value: formatInstant(group.firstAt ?? '') },
  { label: '마지막', value: formatInstant(group.lastAt ?? '') },
  { label: '주소', value: group.url },
  { label: '브라우저', value: group.userAgent },
  {
    label: '해결됨으로 표시',
    value: group.closedAt && `${group.closedByName ?? '삭제된 사람'} · ${formatInstant(group.closedAt)}`,
  },
  { label: '한 일', value: group.closedNote },
  {
    label: '다시 나타남',
    value: group.reopenedAt && `${formatNumber(group.reopenings)}번 · ${formatInstant(group.reopenedAt)}`,
  },
];
