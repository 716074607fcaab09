import { useShow } from '@refinedev/core';
import { josa } from 'es-hangul';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, FactList, Link, formatInstants, Stack } from '#ui-kit';
import { EditIcon, PrintIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { PrintDialog, RemarkDialog, WordTestDialog } from './dialog.ts';
import { WordTestDocument } from './generated/graphql.ts';
import { ScoreActions } from './ScoreActions.tsx';
import { Standings } from './Standings.tsx';
import { whoseWords } from './TestList.tsx';
import type { ShownTest } from './types.ts';
import { markingWords, testLine } from './testWords.ts';

const resource = 'wordTestPlans';

/** `/crm/word-tests/:planId`: a word test and its results, live. */
export default function WordTestPage() {
  const { planId = '' } = useParams();
  const { query } = useShow<ShownTest>({ resource, id: planId, meta: { gqlQuery: WordTestDocument } });
  return (
    <RecordView query={query} gone={<NoTest />}>
      {(test) => <TestView test={test} />}
    </RecordView>
  );
}

function TestView({ test }: { test: ShownTest }) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'print' | 'remark' | null>(null);
  const { weeklyLecture: week, deck } = test;
  return (
    <Page
      title={test.title}
      description={testLine(test)}
      actions={
        <>
          <Button variant="quiet" tone="danger" onClick={() => setDialog('delete')}>
            지우기
          </Button>
          <Button icon={<EditIcon aria-hidden />} onClick={() => setDialog('edit')}>
            고치기
          </Button>
          {test.isPrinted && (
            <Button icon={<PrintIcon aria-hidden />} onClick={() => setDialog('print')}>
              시험지 인쇄
            </Button>
          )}
          {(test.tests_aggregate.aggregate?.count ?? 0) > 0 && (
            <Button onClick={() => setDialog('remark')}>다시 채점</Button>
          )}
          <ScoreActions test={test} />
        </>
      }
    >
      <Stack gap={14}>
        <Card>
          <FactList
            facts={[
              { label: '단어장', value: <Link href={deckPaths.wordDeck(deck.id)}>{deck.title}</Link> },
              {
                label: '볼 학생',
                value: week ? (
                  <Link href={`${weekPaths.week(week.lecture.id, week.id)}/word-tests`}>{whoseWords(test)}</Link>
                ) : (
                  whoseWords(test)
                ),
              },
              { label: '기간', value: formatInstants(test.opensAt, test.closesAt) },
              { label: '응시', value: test.maxAttempts === null ? '통과할 때까지' : `${test.maxAttempts}번까지` },
              { label: '채점', value: markingWords(test) },
              ...(test.isPrinted && test.examId !== null && test.kind === 'CHOICE'
                ? [{ label: '답안지', value: <Link href={omrPaths.ofExam(test.examId)}>OMR 답안지 스캔하기</Link> }]
                : []),
            ]}
          />
        </Card>
        <Standings test={test} />
      </Stack>
      {dialog === 'edit' && <WordTestDialog test={test} onClose={() => setDialog(null)} />}
      {dialog === 'print' && <PrintDialog test={test} onClose={() => setDialog(null)} />}
      {dialog === 'remark' && <RemarkDialog planId={test.id} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteRecordDialog
          resource={resource}
          id={test.id}
          title={`${josa(test.title, '을/를')} 지울까요?`}
          confirmLabel="시험 지우기"
          onClose={() => setDialog(null)}
          said={`${josa(test.title, '을/를')} 지웠습니다`}
          onDeleted={() => void navigate(deckPaths.wordDeck(deck.id))}
        >
          시작한 학생이 있으면 지울 수 없습니다.
        </DeleteRecordDialog>
      )}
    </Page>
  );
}

function NoTest() {
  return (
    <Page title="단어 시험">
      <RecordMissing title="찾을 수 없는 단어 시험입니다" href={deckPaths.wordDecks} to="단어장 목록으로">
        지워졌거나 주소가 바뀌었습니다.
      </RecordMissing>
    </Page>
  );
}
