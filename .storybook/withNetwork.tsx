import type { Decorator } from '@storybook/react-vite';
import { http } from 'msw/http';
import { Fragment, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { meetNetwork, nameCall, type Conditions } from '#mocks/network.ts';
import { ForgottenCalls } from './forgotten/ForgottenCalls.tsx';
import { beginForgotten } from './forgotten/answerForgotten.ts';
import { CALLS } from './tools/events.ts';

let conditions: Conditions = { network: 'fast', failing: '' };
let shown = '';
const names = new Set<string>();

/** Before the answers of the story: late on a phone, none without a network, refused where this call was chosen to fail. */
const beforeAnswers = http.all('*/api/*', async ({ request }) => {
  const name = await nameCall(request);
  if (name !== undefined) tellCalls(names.add(name));
  return meetNetwork(conditions, request);
});

/** Draws the story anew in the network of the toolbar: the globals `network` and `failing`. The Tour tells its academy itself. */
export const withNetwork: Decorator = (Story, { globals, id, msw, parameters }) => {
  const { network, failing } = globals as Conditions;
  const begin = () => {
    conditions = { network, failing };
    if (id !== shown) names.clear();
    shown = id;
    beginForgotten(id);
    msw.use(beforeAnswers);
  };
  return (
    <InNetwork key={parameters.isTour ? id : `${id} ${network} ${failing}`} begin={begin}>
      <Story />
      <ForgottenCalls />
    </InNetwork>
  );
};

/** The toolbar offers the calls of the story that is shown; in the Tour, all of the academy. */
export function tellCalls(calls: Iterable<string>): void {
  addons.getChannel().emit(CALLS, { story: shown, names: [...calls] });
}

function InNetwork({ begin, children }: { begin: () => void; children: ReactNode }) {
  // Before the first request of what is inside.
  useState(begin);
  return <Fragment>{children}</Fragment>;
}
