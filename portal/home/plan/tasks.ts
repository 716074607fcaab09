import { formatWeek, instantInSeoul } from '#ui-kit';
import { paths as boardPaths } from '../../board/paths.ts';
import { paths as clinicPaths } from '../../clinic/paths.ts';
import { paths as examPaths } from '../../exams/paths.ts';
import { paths as lecturePaths } from '../../lectures/paths.ts';
import { lengthOf } from '../../shared/videoLength.ts';
import { paths as videoPaths } from '../../videos/paths.ts';
import { paths as wordPaths } from '../../wordDecks/paths.ts';
import { words, type Entry } from './entries.ts';
import type { PortalHomeQuery } from '../generated/graphql.ts';

type Row<Name extends keyof PortalHomeQuery> = PortalHomeQuery[Name][number];

/** An exam to hand in. */
export function handIn({ id, closesAt, exam }: Row<'windows'>, lectureName: string): Entry {
  const note = words('과제 제출', lectureName);
  const at = closesAt ?? null;
  const href = examPaths.submit(exam.id);
  return { id, kind: 'task', at, href, title: exam.name, note, end: '', tone: 'warning', act: '풀이 제출하기' };
}

/** Until when the student may watch it; null for ever. */
export const lastOf = ({ readers: [reader] }: Row<'videos'>): string | null => reader?.closesAt ?? null;

/** A video not watched to its end. */
export function film(video: Row<'videos'>): Entry {
  const { id, title, durationSeconds, viewings, weeklyLecture: week } = video;
  const at = lastOf(video);
  const percent = viewings[0]?.percent ?? 0;
  return {
    id,
    kind: at === null ? 'later' : 'task',
    at,
    href: videoPaths.video(id),
    title,
    note: words('영상', `${week.lecture.name} ${formatWeek(week)}`, lengthOf(durationSeconds)),
    end: `${percent}%`,
    tone: 'neutral',
    act: percent > 0 ? '이어서 보기' : '영상 보기',
  };
}

/** A todo of the clinic that has no booking. */
export function todo({ id, title }: Row<'todos'>): Entry {
  const rest = { note: '클리닉에서 할 일', end: '예약 전', tone: 'warning', act: '클리닉 예약하기' } as const;
  return { id, kind: 'todo', at: null, href: clinicPaths.clinic, title, ...rest };
}

/** A question that waits, or whose answer waits. */
export function question({ id, title, waitingSince }: Row<'questions'>): Entry {
  const rest = { id, at: null, href: boardPaths.post(id), title, act: '답변 보기' };
  return waitingSince == null
    ? { ...rest, kind: 'answer', note: '질문에 답변이 왔어요', end: '새 답변', tone: 'accent' }
    : { ...rest, kind: 'later', note: '질문', end: '답변 대기', tone: 'neutral' };
}

/** A material not finished. */
export function material({ id, title, lectureId }: Row<'due'>, lectureName: string): Entry {
  const rest = { note: words('자료', lectureName), end: '확인 전', tone: 'neutral', act: '자료 보기' } as const;
  return { id, kind: 'later', at: null, href: lecturePaths.lecture(lectureId), title, ...rest };
}

/** Words to know until a day. */
export function assignedWords({ deck, known, target, ...given }: Row<'wordAssignments'>): Entry {
  return {
    id: given.id ?? '',
    kind: 'task',
    at: instantInSeoul(given.dueOn ?? '', '23:59'),
    href: wordPaths.study(deck?.id ?? '', given),
    title: deck?.title ?? '',
    note: '단어 과제',
    end: `${known}/${target}`,
    tone: 'warning',
    act: '단어 외우기',
  };
}

/** How many words of all decks are to be repeated. */
export const dueIn = (decks: PortalHomeQuery['words']): number => decks.reduce((sum, { due }) => sum + (due ?? 0), 0);

/** The words to repeat of all decks; nothing when there are none. */
export function wordsDue(decks: PortalHomeQuery['words']): Entry[] {
  const due = dueIn(decks);
  if (due === 0) return [];
  const rest = {
    title: '단어 복습',
    note: `복습할 단어 ${due}개`,
    end: '',
    tone: 'neutral',
    act: '단어 복습하기',
  } as const;
  return [{ id: 'words', kind: 'review', at: null, href: wordPaths.wordDecks, ...rest }];
}
