import type { Decorator } from '@storybook/react-vite';
import { Fragment, useState, type ReactNode } from 'react';
import { releaseClock, setClock } from '#mocks/clock.ts';
import { instantOf, momentOf, type Moment } from '#mocks/moment.ts';
import { storyTime } from './storyTime.ts';

// What files of stories tell of today is told when they are loaded.
setTo(storyTime);
let clockNow = 'story';

/** Draws the story anew at the time of the toolbar: the global `clock`. The Tour has an academy of its own for each time. */
export const withClock: Decorator = (Story, { globals, id, parameters }) => {
  const clock = parameters.isTour ? 'now' : String(globals.clock);
  return (
    <AtTime key={`${id} ${clock}`} begin={() => begin(clock)}>
      <Story />
    </AtTime>
  );
};

function begin(clock: string): void {
  // Time goes on from one story to the next: a file that is loaded later must not tell of an hour that is still to come.
  if (clock === 'story' && clockNow === 'story') return;
  clockNow = clock;
  if (clock === 'now') releaseClock();
  else setTo(momentOf(clock, storyTime.at.slice(0, 10)) ?? storyTime);
}

function setTo(moment: Moment): void {
  setClock({ now: instantOf(moment), stopped: moment.stopped });
}

function AtTime({ begin, children }: { begin: () => void; children: ReactNode }) {
  // Before anything inside looks at the clock.
  useState(begin);
  return <Fragment>{children}</Fragment>;
}
