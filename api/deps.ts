import type { Engine } from '#engine';
import type { FontFiles } from '#omr/sheets/paint/pen.ts';
import type { Clock } from './ports/clock.ts';
import type { Database } from './ports/database.ts';
import type { Events } from './ports/events.ts';
import type { Log } from './ports/log.ts';
import type { Sheets } from './ports/sheets.ts';
import type { Sms } from './ports/sms.ts';
import type { ReadSheets } from './adapters/xlsx.ts';
import type { Storage } from './ports/storage.ts';

/** What the app is told about the place it runs in. */
export interface Place {
  /** Version of the running build, answered by `/version.json`. */
  version: string;
  /** Origin that people type, for links in texts; the request's own origin when absent. */
  publicUrl?: string;
  /** Believe `X-Forwarded-*` headers: only behind a proxy that sets them. */
  trustProxy: boolean;
  /** Another origin that pages upload files to: the store's, where it has addresses. */
  uploadOrigin?: string;
  /** A Hasura server to hand GraphQL to, instead of the embedded engine. */
  hasuraUrl?: string;
  /** Key of access tokens (HS256) and of refresh cookies, at least 32 characters. */
  secret: string;
  /** Milliseconds between signs of life on an event stream, at which its session is asked for again; 20,000 when absent. */
  heartbeat?: number;
  /** Check answers against the contract too: in tests and mocks. */
  validateResponses: boolean;
}

/** Everything outside the app, handed in, so that it runs in Node, in tests and in the browser alike. */
export interface Deps {
  place: Place;
  db: Database;
  /** The GraphQL engine, made when first needed. Not to be waited for inside a transaction: it reads the catalog. */
  engine: () => Promise<Engine>;
  events: Events;
  clock: Clock;
  sms: Sms;
  /** The content of files. */
  storage: Storage;
  /** Draws and reads answer sheets. */
  sheets: Sheets;
  /** Files of the fonts PDFs are written with. */
  fonts: () => Promise<FontFiles>;
  log: Log;
  /** Reads Excel files; where it can, without keeping others waiting. */
  readSheets: ReadSheets;
}
