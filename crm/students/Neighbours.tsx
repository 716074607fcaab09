import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#ui-kit';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui-kit/icons.ts';
import { paths } from '../paths.ts';
import { neighboursOf } from './rememberedList.ts';
import css from './Students.module.css';

/** Leads to the student before and after in the list one came from, by button or by the keys K and J. */
export function Neighbours({ id }: { id: string }) {
  const navigate = useNavigate();
  const list = neighboursOf(id);
  const go = (to: string | undefined): void => {
    if (to !== undefined) void navigate(paths.student(to), { replace: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    // The key's place, so that it works with the keyboard set to Korean.
    if (event.code === 'KeyJ') go(list?.after);
    if (event.code === 'KeyK') go(list?.before);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  if (!list) return null;
  return (
    <div className={css.neighbours} role="group" aria-label="목록의 다른 학생">
      <IconButton
        label="이전 학생 (K)"
        icon={<ChevronLeftIcon aria-hidden />}
        disabled={!list.before}
        onClick={() => go(list.before)}
      />
      <span>
        {list.place} / {list.count}
      </span>
      <IconButton
        label="다음 학생 (J)"
        icon={<ChevronRightIcon aria-hidden />}
        disabled={!list.after}
        onClick={() => go(list.after)}
      />
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=grid]') !== null;
