import type { Engine } from '#engine';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import type { Clock } from './ports/clock.ts';
import type { Database } from './ports/database.ts';
import type { Events } from './ports/events.ts';
import type { Heavy } from './ports/heavy.ts';
import type { Log } from './ports/log.ts';
import type { Machine } from './ports/machine.ts';
import type { Push } from './ports/push.ts';
import type { Sheets } from './ports/sheets.ts';
import type { Sms } from './ports/sms.ts';
import type { Storage } from './ports/storage.ts';
import type { Metrics, Watch } from './ports/watch.ts';

/** Settings of the place the app runs in. */
export interface Place {
  /** Version of the running build, answered by `/version.json`. */
  version: string;
  /** The academy's name where the machine gives it one, which then wins over that of the settings. */
  academyName?: string;
  /** Settings of the screens that the machine has, too, and that win: environment variables. */
  fixed?: ReplyOf<'readFixedSettings'>['fixed'];
  /** The free number by which advertising texts are refused; without it none are sent. */
  smsOptOut?: string;
  /** Public address: for links in texts, and the only host answered to beside this machine. */
  publicUrl?: string;
  /** Trust `X-Forwarded-*` headers: only behind a proxy that sets them. */
  trustProxy: boolean;
  /** Origin of the store that pages upload files to, where it has signed addresses. */
  uploadOrigin?: string;
  /** A Hasura server to forward GraphQL to, instead of the embedded engine. */
  hasuraUrl?: string;
  /** Key of access tokens (HS256) and of refresh cookies, at least 32 characters. */
  secret: string;
  /** Milliseconds between heartbeats of an event stream, each of which checks the session; 20,000 when absent. */
  heartbeat?: number;
  /** Hours without a visit that end a session of staff; 12 when absent. */
  staffIdleHours?: number;
  /** Outside a demo the reference of the api is for those who signed in. */
  openReference?: boolean;
  /** Validate responses against the contract too: in tests and mocks. */
  validateResponses: boolean;
}

/** Everything outside the app, injected, so that it runs in Node, in tests and in the browser. */
export interface Deps {
  place: Place;
  db: Database;
  /** The GraphQL engine, created at first use. Do not await it inside a transaction: it reads the catalog. */
  engine: () => Promise<Engine>;
  events: Events;
  clock: Clock;
  sms: Sms;
  /** Web Push; absent where there is none. */
  push?: Push;
  /** The content of files. */
  storage: Storage;
  /** Draws and reads answer sheets. */
  sheets: Sheets;
  /** Font files for PDFs. */
  fonts: () => Promise<FontFiles>;
  log: Log;
  /** Follows requests, documents and jobs; absent where nobody asks. */
  watch?: Watch;
  /** Answered at `/metrics`; absent where they are off. */
  metrics?: Metrics;
  /** The machine this runs on; absent in a browser. */
  machine?: Machine;
  /** Told when the academy has its first manager; absent where nothing waits for one. */
  onFirstManager?: () => void;
  /** Whether the disk has room for more; absent where there is none to fill. */
  hasRoom?: () => Promise<boolean>;
  /** Hashes passwords, reads Excel files, stamps PDFs: in worker threads where there are any. */
  heavy: Heavy;
}
