import type { Decorator } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { http } from 'msw/http';
import { Fragment, useState, type ReactNode } from 'react';

/** How long an answer takes on a phone far from the next mast, in milliseconds. */
const PHONE_MS = 1_200;

type Network = 'fast' | 'phone' | 'lost';
let network: Network = 'fast';

/** Before the answers of the story: late on a phone, none without a network. */
const beforeAnswers = http.all('*/api/*', async () => {
  if (network === 'lost') return HttpResponse.error();
  if (network === 'phone') await delay(PHONE_MS);
  return undefined;
});

/** Draws the story anew in the network of the toolbar's switch: the global `network`. */
export const withNetwork: Decorator = (Story, { globals, id, msw }) => (
  <InNetwork key={`${id} ${globals.network}`} begin={() => choose(globals.network, () => msw.use(beforeAnswers))}>
    <Story />
  </InNetwork>
);

function choose(chosen: Network, intercept: () => void): void {
  network = chosen;
  intercept();
}

function InNetwork({ begin, children }: { begin: () => void; children: ReactNode }) {
  // Before the first request of what is inside.
  useState(begin);
  return <Fragment>{children}</Fragment>;
}
