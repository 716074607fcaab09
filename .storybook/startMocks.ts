import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { filled } from '#mocks/states.ts';

// Who leaves a screen says so: by then it is the next story that answers.
const leaving = filled('requestRefresh', undefined);

/** Starts MSW for the stories; a call of the api that a story does not answer is an error, pages and modules pass. */
export async function startMocks(): Promise<SetupWorker> {
  const worker = setupWorker(leaving);
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

function isCall({ url }: Request): boolean {
  return /^\/(api\/|version\.json$)/.test(new URL(url).pathname);
}
