import { useEffect, useState, type ReactNode } from 'react';
import { cacheHome, readHomeCache, type CachedHome } from '#client/page/homeCache.ts';
import { Button, dayInSeoul, formatClock, formatDay } from '#ui-kit';
import { RefreshIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import type { Entry } from '../plan/entries.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import css from './OfflineHome.module.css';
import { seenAt } from './seenAt.ts';

/** Its entries come with it: their words need the addresses of all slices, which are no part of this code. */
interface ShownHome extends Pick<PortalHomeQuery, 'news' | 'results'> {
  entries: readonly Entry[];
}

interface OfflineHomeProps {
  reader: { userId: string; name: string };
  /** What home shows; undefined while it shows nothing. */
  home: ShownHome | undefined;
  /** When the server answered it, in milliseconds. */
  at: number;
  /** Why home cannot be read now, shown where nothing is kept; null while it can be. */
  failed: ReactNode;
  onRetry: () => void;
}

/** Keeps what home shows, where the student wants it so, and shows it when home cannot be read. */
export default function OfflineHome({ reader: { userId, name }, home, at, failed, onRetry }: OfflineHomeProps) {
  useEffect(() => {
    // What could not be kept is only not there offline.
    if (home) void cacheHome(keptOf(home, { userId, name, at })).catch(() => undefined);
  }, [home, userId, name, at]);
  const [kept, setKept] = useState<CachedHome | null>();
  const isMissing = failed !== null;
  useEffect(() => {
    if (isMissing) void readHomeCache(userId).then(setKept, () => setKept(null));
  }, [isMissing, userId]);
  if (!isMissing || kept === undefined) return null;
  return kept ? <Seen kept={kept} onRetry={onRetry} /> : failed;
}

function Seen({ kept, onRetry }: { kept: CachedHome; onRetry: () => void }) {
  return (
    <>
      <div className={css.mark}>
        <p role="status">{seenAt(kept.at)}</p>
        <Button size="small" icon={<RefreshIcon />} onClick={onRetry}>
          다시 시도
        </Button>
      </div>
      {kept.sections.map(({ title, rows }) => (
        <Card key={title} title={title}>
          <ul role="list" className={css.list}>
            {rows.map((row, at) => (
              <li key={at} className={css.row}>
                <span>
                  <b>{row.title}</b>
                  <span className={css.note}>{row.note}</span>
                </span>
                <span className={css.note}>{row.end}</span>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

/** Read on another day, so that it says dates and neither 오늘 nor 내일. */
function rowOf({ kind, at, title, note, end }: Entry) {
  const when = at !== null && `${formatDay(dayInSeoul(at))} ${formatClock(at)}${kind === 'meeting' ? '' : '까지'}`;
  return { title, note: [when, note].filter(Boolean).join(' · '), end };
}

function keptOf(home: ShownHome, { userId, name, at }: { userId: string; name: string; at: number }): CachedHome {
  const sections = [
    {
      title: '지금 할 일',
      rows: home.entries.map(rowOf),
    },
    {
      title: '새 공지',
      rows: home.news.map(({ title, weeklyLecture }) => ({ title, note: weeklyLecture.lecture.name, end: '' })),
    },
    {
      title: '새 성적',
      rows: home.results.map(({ exam, attempts: [first] }) => ({
        title: exam.name,
        note: `${exam.totalPoints}점 만점`,
        end: first?.value == null ? '' : `${first.value}점`,
      })),
    },
  ];
  return { userId, name, at: new Date(at).toISOString(), sections: sections.filter(({ rows }) => rows.length > 0) };
}
