import { useShow } from '@refinedev/core';
import { useNavigate, useParams } from 'react-router';
import { FactList, Link, formatInstants, Stack } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { ActionButtons } from '../shared/actions/ActionButtons.tsx';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { Card } from '../shared/page/Card.tsx';
import { Page } from '../shared/page/Page.tsx';
import { RecordMissing } from '../shared/records/RecordMissing.tsx';
import { RecordView } from '../shared/records/RecordView.tsx';
import { paths as deckPaths } from '../wordDecks/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { PrintDialog, RemarkDialog, WordTestDialog } from './dialogs/dialog.ts';
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
  const { weeklyLecture: week, deck } = test;
  return (
    <Page
      title={test.title}
      description={testLine(test)}
      actions={
        <>
          <ActionButtons
            name="시험"
            quiet={1}
            actions={[
              {
                title: '시험지 인쇄',
                icon: PrintIcon,
                when: test.isPrinted,
                asks: (close) => <PrintDialog test={test} onClose={close} />,
              },
              editing((close) => <WordTestDialog test={test} onClose={close} />),
              {
                title: '다시 채점',
                when: (test.tests_aggregate.aggregate?.count ?? 0) > 0,
                asks: (close) => <RemarkDialog planId={test.id} onClose={close} />,
              },
              deleting({
                resource,
                id: test.id,
                noun: '시험',
                name: test.title,
                warns: '시작한 학생이 있으면 삭제할 수 없습니다.',
                onDeleted: () => void navigate(deckPaths.wordDeck(deck.id)),
              }),
            ]}
          />
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
                label: '응시 학생',
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
    </Page>
  );
}

function NoTest() {
  return (
    <Page title="단어 시험">
      <RecordMissing title="찾을 수 없는 단어 시험입니다" href={deckPaths.wordDecks} to="단어장 목록으로">
        삭제되었거나 주소가 바뀌었습니다.
      </RecordMissing>
    </Page>
  );
}
