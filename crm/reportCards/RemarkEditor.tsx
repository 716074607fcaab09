import { useState } from 'react';
import { useWriteReportRemark } from '#client/generated/rest/reportCards.ts';
import { problemText } from '#client/problemText.ts';
import { writeReportRemarkBodyBodyMax } from '#openapi/generated/zod/reportCards.ts';
import { Button, FormAlert, Row } from '#ui-kit';
import { useVersion } from '../shared/records/useVersion.tsx';
import type { ReportScoreFragment } from './generated/graphql.ts';
import css from './ReportCards.module.css';

/** The teacher's remark on one card; kept in the field until it is saved. */
export function RemarkEditor({ score }: { score: ReportScoreFragment }) {
  const saved = score.remark?.body ?? '';
  const [begun, setBegun] = useState<{ text: string; version: number } | null>(null);
  const version = begun?.version ?? score.remark?.version ?? 0;
  const typed = begun?.text ?? null;
  // A remark that arrives while one types is not the one that the typed text replaces.
  const setTyped = (text: string | null): void => setBegun(text === null ? null : { text, version });
  const write = useWriteReportRemark();
  const { save, note } = useVersion(version);
  const isChanged = typed !== null && typed.trim() !== saved;
  const submit = async (): Promise<void> => {
    try {
      await save((read) => write.mutateAsync({ scoreId: score.id, data: { body: typed ?? saved, version: read } }));
      setTyped(null);
    } catch {
      // The mutation keeps the error, which is shown below the field.
    }
  };
  return (
    <form
      className={css.remark}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label>
        선생님의 말
        <textarea
          value={typed ?? saved}
          maxLength={writeReportRemarkBodyBodyMax}
          rows={3}
          placeholder={`${score.student.user.name} 학생에게`}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isChanged) void submit();
          }}
        />
      </label>
      <FormAlert message={write.error && problemText(write.error)} />
      {note}
      {isChanged && (
        <Row gap={6} align="stretch">
          <Button type="submit" size="small" variant="primary" loading={write.isPending}>
            저장
          </Button>
          <Button size="small" variant="quiet" onClick={() => setTyped(null)}>
            되돌리기
          </Button>
        </Row>
      )}
    </form>
  );
}
