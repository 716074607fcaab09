import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import type { MockedCall } from '#mocks/contract/inspectMocks.ts';
import type { AnswerTypes } from '#mocks/contract/refuseDocument.ts';
import { filled } from '#mocks/states.ts';
import { framesUntil } from './framesUntil.ts';
import { answerForgotten } from './forgotten/answerForgotten.ts';

// Who leaves a screen says so: by then it is the next story that answers.
const leaving = [filled('requestRefresh'), filled('leaveWordTest')];

const pending = new Set<Promise<void>>();

/** Calls that a page sent and the mock has not heard of yet. */
const unheard = new Set<{ url: string }>();
/** A call that was stopped is never heard of. */
const FRAMES = 30;
/** Calls whose answer the mock is looking for. */
const sought = new Set<string>();
/** One that waits for good finds none. */
const SOUGHT_FRAMES = 3;

/** Resolves when the mock has heard of what a story asked, and what it was answered has been checked, so that a complaint is its own. */
export async function settleInspection(): Promise<void> {
  await framesUntil(() => unheard.size === 0, FRAMES);
  unheard.clear();
  await framesUntil(() => sought.size === 0, SOUGHT_FRAMES);
  sought.clear();
  const checks = [...pending];
  pending.clear();
  await Promise.all(checks);
}

let started: Promise<SetupWorker> | undefined;

/** MSW for the stories, once for a page: those of a page of docs begin together. */
export const startMocks = (): Promise<SetupWorker> => (started ??= startWorker());

/** A call of the api that a story does not answer is an error, pages and modules pass. */
async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker(...leaving, answerForgotten);
  // Not in the static build: designers need no checks, and no schema.
  if (import.meta.env.DEV) {
    let inspection: ReturnType<typeof openInspection> | undefined;
    // Loaded with the first answer: a part of the kit has none.
    const inspect = async (call: MockedCall) => (await (inspection ??= openInspection()))(call);
    worker.events.on('response:mocked', (call) => void pending.add(inspect(call)));
    watchCalls(worker);
  }
  await worker.start({
    quiet: true,
    // Beside the page, wherever Storybook is published.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame instanceof HttpNetworkFrame && isCall(frame.data.request)) defaults.error();
    },
  });
  return worker;
}

/** Hears each mocked answer, and complains where the contract refuses it or what was sent; that fails the story's test. */
async function openInspection() {
  const { inspectMocks } = await import('#mocks/contract/inspectMocks.ts');
  const types = fetch(`${import.meta.env.BASE_URL}answer-types.json`).then((answer) => answer.json());
  // oxlint-disable-next-line no-console -- an error in the console fails the story's test
  return inspectMocks(types as Promise<AnswerTypes>, (refusal) => console.error(refusal));
}

/** Notes each call until the mock has heard of it, which may be after its story has ended: the next one's mock would not know it. */
function watchCalls(worker: SetupWorker): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const call = { url: new URL(input instanceof Request ? input.url : input, location.href).href };
    if (isCall(call)) unheard.add(call);
    try {
      return await fetch(input, init);
    } finally {
      unheard.delete(call);
    }
  };
  worker.events.on('request:start', ({ request, requestId }) => {
    const call = [...unheard].find((one) => one.url === request.url);
    if (call) unheard.delete(call);
    if (isCall(request)) sought.add(requestId);
  });
  worker.events.on('request:match', ({ requestId }) => void sought.delete(requestId));
}

function isCall({ url }: { url: string }): boolean {
  return /^\/(api\/|version\.json$)/.test(new URL(url).pathname);
}
