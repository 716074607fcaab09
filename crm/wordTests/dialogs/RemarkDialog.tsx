import { useQuery } from '@tanstack/react-query';
import { type Remarked, remarkWordTest, useRemarkWordTest } from '#client/generated/rest/wordTests.ts';
import { ConfirmDialog, FactList, QueryView, useToast } from '#ui-kit';
import css from '../WordTests.module.css';

/** The most rows listed; the others are counted. */
const LISTED = 60;

/** Previews what the words as they are now change in attempts that are over, then marks them again as one change set. */
export default function RemarkDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const preview = useQuery({
    queryKey: ['remark', planId],
    queryFn: () => remarkWordTest(planId, { dryRun: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const remark = useRemarkWordTest();
  const toast = useToast();
  const { data: would } = preview;
  return (
    <ConfirmDialog
      open
      title="다시 채점"
      confirmLabel="다시 채점"
      size="medium"
      disabled={!would || would.words.length === 0}
      onClose={onClose}
      onConfirm={async () => {
        try {
          const data = { dryRun: false, plan: would!.plan };
          const { changes } = await remark.mutateAsync({ planId, data });
          toast({
            message: changes.length === 0 ? '정답을 수정했습니다' : `시험 ${changes.length}개를 다시 채점했습니다`,
            tone: 'positive',
          });
        } catch (error) {
          void preview.refetch();
          throw error;
        }
      }}
    >
      <p className={css.note}>
        단어를 수정해도 끝난 시험의 채점은 그대로입니다. 다시 채점하면 지금 단어장에 있는 정답을 따릅니다.
      </p>
      <QueryView query={preview} rows={5}>
        {(result) => <Preview result={result} />}
      </QueryView>
    </ConfirmDialog>
  );
}

function Preview({ result }: { result: Remarked }) {
  const { changes, words, becameRight, becameWrong } = result;
  return (
    <>
      {changes.length === 0 ? (
        <p>바뀌는 답이 없습니다.</p>
      ) : (
        <FactList
          facts={[
            { label: '맞게 되는 답', value: `${becameRight}개` },
            { label: '틀리게 되는 답', value: `${becameWrong}개` },
          ]}
        />
      )}
      {words.length > 0 && (
        <Changes
          head={['수정한 단어', '정답']}
          rows={words.map(({ prompt, before, after }) => [prompt, `${before.join(', ')} → ${after.join(', ')}`])}
        />
      )}
      {changes.length > 0 && (
        <Changes
          head={['학생', '맞은 개수']}
          rows={changes.map(({ studentName, attemptNumber, before, after }) => [
            attemptNumber === 1 ? studentName : `${studentName} (${attemptNumber}번째)`,
            `${before} → ${after}`,
          ])}
        />
      )}
      {leftOut(result).map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** What stays as it is, and why. */
function leftOut({ undecided, printed, open, keptCells }: Remarked): string[] {
  return [
    undecided > 0 && `보기에 지금의 정답이 없는 답 ${undecided}개는 그대로 둡니다.`,
    keptCells > 0 && `직접 수정한 성적 ${keptCells}칸은 그대로 둡니다.`,
    open > 0 && `아직 끝나지 않은 시험 ${open}개는 제외했습니다. 끝난 뒤에 다시 채점해 주세요.`,
    printed > 0 && `종이로 본 시험 ${printed}개는 쓴 답을 알 수 없어 제외했습니다. 학생별로 직접 채점해 주세요.`,
  ].filter((note) => note !== false);
}

/** What changes, a row each. */
function Changes({ head, rows }: { head: [string, string]; rows: [what: string, change: string][] }) {
  return (
    <>
      <table className={css.changes}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, LISTED).map(([what, change], at) => (
            <tr key={`${what} ${at}`}>
              <th scope="row">{what}</th>
              <td>{change}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > LISTED && <p className={css.note}>{`외 ${rows.length - LISTED}개`}</p>}
    </>
  );
}
