import { CanAccess } from '@refinedev/core';
import { useReadSystem, type SystemState } from '#client/generated/rest/system.ts';
import { PRODUCT } from '#client/page/product.ts';
import { Button, FactList, QueryView, Stack, StatTile, formatBytes, formatInstant, formatNumber } from '#ui-kit';
import { AlertIcon, SuccessIcon } from '#ui-kit/icons.ts';
import { Card } from '../shared/page/Card.tsx';
import { NoAccess } from '../shared/page/NoAccess.tsx';
import { Page } from '../shared/page/Page.tsx';
import { ageWords, isDiskLow, healthWarnings, queueNames } from './healthWarnings.ts';
import { JobsCard } from './JobsCard.tsx';
import css from './System.module.css';

/** `/crm/admin/system`: whether the machine, the queues and the backups are well. */
export default function SystemPage() {
  return (
    <CanAccess resource="system" action="list" fallback={<NoAccess />}>
      <System />
    </CanAccess>
  );
}

function System() {
  const query = useReadSystem({ query: { refetchInterval: 60_000 } });
  return (
    <Page
      title="시스템"
      description="서버와 백업이 괜찮은지 봅니다. 1분마다 새로 읽습니다."
      actions={
        <Button loading={query.isFetching} onClick={() => void query.refetch()}>
          새로고침
        </Button>
      }
    >
      <QueryView query={query} rows={8}>
        {(state) => <State state={state} />}
      </QueryView>
    </Page>
  );
}

function State({ state }: { state: SystemState }) {
  const { disk, files, database } = state;
  return (
    <Stack gap={14} className={css.page}>
      <Odd odd={healthWarnings(state)} />
      <div className={css.tiles}>
        {disk && (
          <StatTile
            label="디스크"
            value={formatBytes(disk.totalBytes - disk.freeBytes)}
            unit=" 사용"
            note={`전체 ${formatBytes(disk.totalBytes)} · ${formatBytes(disk.freeBytes)} 남음`}
            share={1 - disk.freeBytes / disk.totalBytes}
            tone={isDiskLow(disk) ? 'negative' : 'accent'}
          />
        )}
        <StatTile label="데이터베이스" value={formatBytes(database.bytes)} />
        <StatTile label="파일" value={formatBytes(files.bytes)} note={`${formatNumber(files.count)}개`} />
      </div>
      <Card title="백업">
        <FactList facts={backupFacts(state)} />
      </Card>
      <Card title="기다리는 일">
        <FactList
          facts={state.queues.map(({ queue, waiting, oldestSeconds }) => ({
            label: queueNames[queue],
            value:
              waiting === 0
                ? '기다리는 것 없음'
                : `${formatNumber(waiting)}건 · 가장 오래된 것 ${ageWords(oldestSeconds)} 전부터`,
          }))}
        />
      </Card>
      <JobsCard />
      <Card title="버전">
        <FactList
          facts={[
            { label: '프로그램', value: `${PRODUCT} ${state.version}` },
            {
              label: '데이터베이스',
              value: `${database.kind === 'PGLITE' ? 'PGlite' : 'PostgreSQL'} ${database.version}`,
            },
            { label: '시작 시각', value: state.startedAt === null ? '–' : formatInstant(state.startedAt) },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** What to look at, or that nothing is. */
function Odd({ odd }: { odd: readonly string[] }) {
  if (odd.length === 0) {
    return (
      <p className={css.fine} role="status">
        <SuccessIcon aria-hidden /> 이상이 없습니다.
      </p>
    );
  }
  return (
    <ul role="list" className={css.odd} aria-label="살펴볼 것">
      {odd.map((words) => (
        <li key={words}>
          <AlertIcon aria-hidden /> {words}
        </li>
      ))}
    </ul>
  );
}

function backupFacts({ isDemo, backups }: SystemState) {
  if (!backups) {
    return [{ label: '백업', value: isDemo ? '체험 학원은 백업하지 않습니다.' : '이 서버는 백업을 하지 않습니다.' }];
  }
  const { backedUpAt, bytes, checkedAt, checkOk } = backups;
  const size = bytes === null ? '' : ` · ${formatBytes(bytes)}`;
  return [
    { label: '마지막 백업', value: backedUpAt === null ? '아직 없음' : `${formatInstant(backedUpAt)}${size}` },
    {
      label: '마지막 확인',
      value: checkedAt === null ? '아직 없음' : `${formatInstant(checkedAt)} · ${checkOk ? '이상 없음' : '문제 있음'}`,
    },
  ];
}
