/** @jsxRuntime classic */
// Storybook bundles the manager with its own React, whose elements the automatic runtime of ours cannot make.
import React from 'react';
import { Button, Form, PopoverProvider, ToggleButton } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { instantOf, momentAt, readMoment, writeMoment, type Moment } from '#mocks/moment.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { storyTime } from '../storyTime.ts';

const MINUTE = 60_000;
const steps: [text: string, milliseconds: number][] = [
  ['+10분', 10 * MINUTE],
  ['+1시간', 60 * MINUTE],
  ['+1일', 24 * 60 * MINUTE],
];

// Not digits alone: an address would give them back as a number.
const fixed: [value: string, text: string][] = [
  ['at0900', '09:00'],
  ['at1300', '13:00'],
  ['at1755', '17:55'],
  ['at2210', '22:10'],
  ['now', '지금'],
];

/** Any moment for the story: an hour of its day, a date, steps, stopped time. */
export function ClockTool() {
  const [{ clock = 'story' }, updateGlobals] = useGlobals() as unknown as [{ clock?: string }, (to: object) => void];
  const chosen = readMoment(clock);
  const moment = () => chosen ?? (clock === 'story' ? storyTime : momentAt(deviceClock.now().getTime(), false));
  const set = (to: Moment): void => updateGlobals({ clock: writeMoment(to) });
  const choices = (
    <div style={{ display: 'grid', gap: 8 }}>
      <div>
        {fixed.map(([value, text]) => (
          <Button
            key={value}
            ariaLabel={false}
            size="small"
            active={clock === value}
            onClick={() => updateGlobals({ clock: value })}
          >
            {text}
          </Button>
        ))}
      </div>
      <Form.Input
        type="datetime-local"
        aria-label="옮겨 갈 시각"
        value={chosen?.at ?? ''}
        onChange={({ target }) => target.value !== '' && set({ ...moment(), at: target.value })}
      />
      <div>
        {steps.map(([text, milliseconds]) => (
          <Button
            key={text}
            ariaLabel={false}
            size="small"
            onClick={() => set(momentAt(instantOf(moment()) + milliseconds, chosen?.stopped ?? false))}
          >
            {text}
          </Button>
        ))}
      </div>
      <ToggleButton
        ariaLabel={false}
        size="small"
        pressed={chosen?.stopped ?? false}
        onClick={() => set({ ...moment(), stopped: !chosen?.stopped })}
      >
        시간 멈추기
      </ToggleButton>
      <Button ariaLabel={false} size="small" onClick={() => updateGlobals({ clock: 'story' })}>
        스토리의 시각으로
      </Button>
    </div>
  );
  return (
    <PopoverProvider ariaLabel="시각" popover={choices} padding={12}>
      <Button ariaLabel="시각" size="small" padding="small" variant="ghost">
        {titleOf(clock)}
      </Button>
    </PopoverProvider>
  );
}

function titleOf(clock: string): string {
  const moment = readMoment(clock);
  if (moment) return `${moment.at.replace('T', ' ')}${moment.stopped ? ' 멈춤' : ''}`;
  return fixed.find(([value]) => value === clock)?.[1] ?? '스토리의 시각';
}
