import { useState } from 'react';
import { Button, Chip, formatDay, Link, Note } from '#ui-kit';
import { paths as materialPaths } from '../lectureMaterials/paths.ts';
import { Card } from '../shared/page/Card.tsx';
import { RowLinks } from '../shared/page/RowLinks.tsx';
import { entryNote, lessonsOf } from './entries.ts';
import type { PortalHomeQuery } from './generated/graphql.ts';
import css from './Home.module.css';
import { hasNoLesson, whatNow } from './whatNow.ts';

/** How many stand there before the rest is asked for. */
const SHOWN = 8;

/** What comes and what is due, in order of time. */
export function WhatNow({ home }: { home: PortalHomeQuery }) {
  const [isWhole, setWhole] = useState(false);
  const all = whatNow(home);
  const entries = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Card title="지금 할 일">
      {hasNoLesson(home) && <Note>{freeWords(lessonsOf(home))}</Note>}
      {entries.length > 0 ? (
        <RowLinks
          rows={entries.map((entry) => ({
            id: entry.id,
            href: entry.href,
            title: entry.title,
            note: entryNote(entry),
            end: <Chip tone={entry.tone}>{entry.end}</Chip>,
          }))}
        />
      ) : (
        <p>지금 할 일이 없어요.</p>
      )}
      {entries.length < all.length && (
        <Button onClick={() => setWhole(true)}>{`${all.length - SHOWN}개 더 보기`}</Button>
      )}
      <p className={css.more}>
        <Link href={materialPaths.materials}>자료 모두 보기</Link>
      </p>
    </Card>
  );
}

function freeWords([next]: ReturnType<typeof lessonsOf>): string {
  return next
    ? `앞으로 일주일은 수업이 없어요. 다음 수업: ${formatDay(next.heldOn)}`
    : '아직 정해진 수업이 없어요. 다음 주차가 열리면 여기에 나타나요.';
}
