import { usePicture } from '#client/files/usePicture.ts';
import { EmptyState, FactList, formatInstant, Spinner, StatusChip } from '#ui-kit';
import { MarkedPage } from '#ui-kit/MarkedPage/MarkedPage.tsx';
import { layerOf } from '#ui-kit/MarkedPage/marks.ts';
import { Card, CardStack } from '../../shared/page/Card.tsx';
import css from './Submit.module.css';
import { inOrder, type StoredPage, type Submission } from './types.ts';

/** What was handed in, when and under which number; the marks once the teacher gave it back. */
export function Receipt({ submission }: { submission: Submission }) {
  const pages = inOrder(submission);
  const { returnedAt, submittedAt, receiptNumber, comment } = submission;
  return (
    <CardStack>
      <Card title={returnedAt ? '선생님이 돌려주었어요' : '제출했어요'}>
        <p className={css.status}>
          <StatusChip tone={returnedAt ? 'info' : 'positive'}>{returnedAt ? '돌려받음' : '접수됨'}</StatusChip>
        </p>
        <FactList
          facts={[
            { label: '접수 번호', value: receiptNumber },
            { label: '제출 시각', value: submittedAt && formatInstant(submittedAt) },
            { label: '페이지 수', value: `${pages.length}페이지` },
            ...(returnedAt ? [{ label: '돌려받은 시각', value: formatInstant(returnedAt) }] : []),
          ]}
        />
        {returnedAt && comment && <p className={css.comment}>{comment}</p>}
      </Card>
      {pages.map((page, at) => (
        <Card key={page.id} title={`${at + 1}페이지`}>
          <Handed page={page} label={`${at + 1}페이지 사진`} />
        </Card>
      ))}
      {pages.length === 0 && (
        <Card>
          <EmptyState of="file" title="사진이 없어요">
            종이로 냈어요.
          </EmptyState>
        </Card>
      )}
    </CardStack>
  );
}

function Handed({ page, label }: { page: StoredPage; label: string }) {
  const { url, error } = usePicture(page.id);
  const [marks] = page.marks;
  if (error)
    return (
      <EmptyState of="gone" title="사진을 불러오지 못했어요">
        잠시 뒤 다시 열어 주세요.
      </EmptyState>
    );
  if (!url) return <Spinner size={24} />;
  return <MarkedPage src={url} label={label} rotation={marks?.rotation ?? 0} layer={layerOf(marks?.layer)} />;
}
