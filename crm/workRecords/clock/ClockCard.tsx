import { useState } from 'react';
import { usePunchIn, usePunchOut } from '#client/generated/rest/workRecords.ts';
import { formatClock, useSending, Note } from '#ui-kit';
import { ClockIcon } from '#ui-kit/icons.ts';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
import { minutesBetween, sayMinutes } from '../hours.ts';
import { ForgottenOut } from './ForgottenOut.tsx';
import type { OpenShift, WorkKind } from './types.ts';
import css from './Work.module.css';

interface ClockCardProps {
  /** The open shift; undefined while one is out. */
  open: OpenShift | undefined;
  /** The kinds of work one may come in for; asked about where there are several. */
  kinds: readonly WorkKind[];
  /** The server's clock. */
  now: number;
  /** Beside other work. @default false */
  isSmall?: boolean;
}

/** One large button: in, or out. */
export function ClockCard({ open, kinds, now, isSmall = false }: ClockCardProps) {
  const [chosen, setChosen] = useState<string>();
  const { press, isPending } = usePress(open, chosen);
  if (open && open.flags.length > 0) return <ForgottenOut shift={open} />;
  const asks = !open && kinds.length > 1;
  const needsChoice = asks && chosen === undefined;
  const clock = formatClock(new Date(now).toISOString());
  return (
    <section className={css.clock} data-small={isSmall || undefined} aria-label="출퇴근">
      <p className={css.time}>{clock}</p>
      {open ? (
        <p className={css.state} role="status">
          {formatClock(open.startedAt)}에 출근해 <strong>{sayMinutes(minutesBetween(open.startedAt, now))}</strong>째
          근무 중입니다{open.wageType ? ` (${open.wageType.name})` : ''}.
        </p>
      ) : (
        <p className={css.state} role="status">
          {asks ? '어떤 일로 출근하나요?' : '아직 출근하지 않았습니다.'}
        </p>
      )}
      {asks && (
        <ChoiceChips
          label="일의 종류"
          items={kinds.map(({ id, name }) => ({ id, label: name }))}
          chosen={chosen === undefined ? [] : [chosen]}
          onToggle={setChosen}
        />
      )}
      <button
        type="button"
        className={css.punch}
        data-open={open !== undefined || undefined}
        disabled={isPending || needsChoice}
        onClick={() => void press()}
      >
        <ClockIcon aria-hidden size={isSmall ? 20 : 28} />
        {open ? '퇴근하기' : '출근하기'}
      </button>
      {needsChoice && <Note>하나를 고르면 누를 수 있습니다.</Note>}
    </section>
  );
}

/** Sends a press. It keeps its name until it is answered, so that pressing again after a lost answer counts once. */
function usePress(open: OpenShift | undefined, wageTypeId: string | undefined) {
  const comeIn = usePunchIn();
  const goOut = usePunchOut();
  const { isSending, send } = useSending();
  const [pressed, setPressed] = useState<{ for: string; id: string }>();
  const press = async (): Promise<void> => {
    const target = open?.id ?? 'in';
    const punchId = pressed?.for === target ? pressed.id : crypto.randomUUID();
    setPressed({ for: target, id: punchId });
    await send(
      async () => {
        const data = wageTypeId !== undefined && !open ? { punchId, wageTypeId } : { punchId };
        const shift = await (open ? goOut : comeIn).mutateAsync({ data });
        setPressed(undefined);
        return shift;
      },
      ({ startedAt, endedAt, minutes }) =>
        open
          ? `${formatClock(endedAt ?? '')}에 퇴근했습니다. 오늘 ${sayMinutes(minutes ?? 0)} 일했습니다.`
          : `${formatClock(startedAt)}에 출근했습니다.`,
    );
  };
  return { press, isPending: isSending };
}
