import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#client/queryClient.ts';
import { basePath } from '#client/page/base.ts';
import { watchFirstAnswer } from '#client/page/firstAnswer.ts';
import { hasSignedIn } from '#client/session/session.ts';
import { startClient } from '#client/start.ts';
import { App } from './App.tsx';
import { loadFont } from './loadFont.ts';
import { loadScreen, prepareScreen } from './routes.tsx';
import { watchApproach } from './watchApproach.ts';

/** Pages that ask for nothing, such as sign-in, have what they need after this many milliseconds; a screen of a person waits for its data. */
const LONGEST_WAIT_MS = { visitor: 1_500, person: 10_000 };

// The front end alone: the real api runs in this browser. Other modes do not bundle it.
if (import.meta.env.MODE === 'mock') await (await import('#mocks/living.ts')).startLiving();

const queryClient = createQueryClient();
watchFirstAnswer(queryClient, LONGEST_WAIT_MS[hasSignedIn() ? 'person' : 'visitor']);
// While the token is renewed, so that the screen can ask for its data with the first token.
const screen = hasSignedIn() ? loadScreen(location.pathname.slice(basePath().length - 1), location.search) : undefined;
startClient(queryClient);
createRoot(document.getElementById('root')!).render(<App queryClient={queryClient} screen={screen} />);
watchApproach(prepareScreen);
loadFont();
