import type { Decorator } from '@storybook/react-vite';
import { Fragment, useState, type ReactNode } from 'react';
import { releaseClock, setClock } from '#mocks/clock.ts';
import { todayInSeoul } from '#ui-kit';
import { instantOf, momentOf } from '#mocks/moment.ts';

let isMoved = false;

/** Draws the story anew at the time of the toolbar: the global `clock`. The Tour has an academy of its own for each time. */
export const withClock: Decorator = (Story, { globals, id, parameters }) => {
  const clock = parameters.isTour ? 'story' : String(globals.clock);
  return (
    <AtTime key={`${id} ${clock}`} begin={() => begin(clock)}>
      <Story />
    </AtTime>
  );
};

function begin(clock: string): void {
  if (isMoved) releaseClock();
  const moment = momentOf(clock, todayInSeoul());
  isMoved = moment !== undefined;
  if (moment) setClock({ now: instantOf(moment), stopped: moment.stopped });
}

function AtTime({ begin, children }: { begin: () => void; children: ReactNode }) {
  // Before anything inside looks at the clock.
  useState(begin);
  return <Fragment>{children}</Fragment>;
}
