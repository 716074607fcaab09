import { useEffect, useEffectEvent } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { IconButton, useSending } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { placeIn, rememberedList, studentAt } from '../list/rememberedList.ts';
import css from '../Students.module.css';

/** Links to the same tab of the previous and next student of the list the person came from, across all its pages, by button or by the keys K and J. */
export function Neighbours({ id }: { id: string }) {
  const navigate = useNavigate();
  const tab = useMatch('/crm/students/:studentId/:tab')?.params.tab;
  const { send } = useSending();
  const list = rememberedList();
  const place = list ? placeIn(list, id) : -1;
  const isThere = { KeyJ: place >= 0 && place + 1 < (list?.total ?? 0), KeyK: place > 0 };
  const go = async (step: 1 | -1): Promise<void> => {
    if (!list) return;
    await send(async () => {
      const next = await studentAt(list, place + step);
      if (next !== undefined) await navigate(paths.student(next, tab === 'edit' ? undefined : tab), { replace: true });
    });
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    // By physical position, so that it works with the keyboard set to Korean.
    if (event.code === 'KeyJ' && isThere.KeyJ) void go(1);
    if (event.code === 'KeyK' && isThere.KeyK) void go(-1);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  if (!list || place < 0) return null;
  return (
    <div className={css.neighbours} role="group" aria-label="목록의 다른 학생">
      <IconButton
        label="이전 학생 (K)"
        icon={<ChevronLeftIcon aria-hidden />}
        disabled={!isThere.KeyK}
        onClick={() => void go(-1)}
      />
      <span>
        {(place + 1).toLocaleString('ko')} / {list.total.toLocaleString('ko')}
      </span>
      <IconButton
        label="다음 학생 (J)"
        icon={<ChevronRightIcon aria-hidden />}
        disabled={!isThere.KeyJ}
        onClick={() => void go(1)}
      />
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=grid]') !== null;
