import type { CDPSession } from '@playwright/test';

/** A request of a page in the order they were sent. */
export interface SentRequest {
  path: string;
  /** 1 is the page itself; each further one waited for a request of the step before. */
  step: number;
  /** When it was sent, in milliseconds since 1970. */
  at: number;
}

interface Initiator {
  url?: string;
  stack?: Stack;
}

interface Stack {
  callFrames: { url: string }[];
  parent?: Stack;
}

/**
 * Follows what a page requests, and what each request waited for: the scripts that sent it, for the api the refresh too, and answers of the api that had come.
 * @returns the requests so far
 */
export async function followRequests(devtools: CDPSession): Promise<() => SentRequest[]> {
  const sent: SentRequest[] = [];
  const open = new Map<string, SentRequest>();
  /** The latest step whose answer the api's calls may have waited for. */
  let answered = 0;
  const stepOf = (url: string | undefined): number =>
    sent.find(({ path }) => url !== undefined && path === pathOf(url))?.step ?? 1;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, initiator, type, wallTime }) => {
    const path = pathOf(request.url);
    const before = Math.max(...urlsOf(initiator as Initiator).map(stepOf), isCall(path) ? answered : 0);
    const entry = { path, step: type === 'Document' ? 1 : before + 1, at: wallTime * 1_000 };
    sent.push(entry);
    open.set(requestId, entry);
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    const entry = open.get(requestId);
    if (entry && (isCall(entry.path) || entry.path === REFRESH)) answered = Math.max(answered, entry.step);
  });
  return () => sent;
}

/** The refresh that the page itself sends. */
export const REFRESH = '/api/auth/refresh';

const pathOf = (url: string): string => new URL(url, 'http://page').pathname;

/** What is asked for with a token. */
const isCall = (path: string): boolean => path.startsWith('/api/') && path !== REFRESH;

/** The page or the scripts that sent a request, through all that they waited for. */
function urlsOf({ url, stack }: Initiator): (string | undefined)[] {
  const urls = [url];
  for (let at = stack; at; at = at.parent) urls.push(...at.callFrames.map((frame) => frame.url).filter(Boolean));
  return urls;
}
