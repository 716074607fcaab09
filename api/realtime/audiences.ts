import type { Deps } from '../deps.ts';
import type { Actor } from '../rest/_protocol/handler.ts';
import { Audience, type Write } from './audience.ts';
import { eventsFor } from './studentEvents.ts';

/**
 * The audiences of this process: students and staff. Hears of the academy's events once, with the first stream. @param missed called when events may have been lost
 * @returns what a stream joins one with; it resolves once the stream hears, to what ends that
 */
export function audiences(deps: Deps, missed: () => void): (role: Actor['role'], write: Write) => Promise<() => void> {
  const open = new Map<'student' | 'staff', Audience>();
  let hearing: Promise<unknown> | undefined;
  const listen = () =>
    deps.events.subscribe((event) => {
      for (const audience of open.values()) audience.hear(event);
    }, missed);
  return async (role, write) => {
    const shown = await eventsFor(deps, role);
    hearing ??= listen().catch((error: unknown) => {
      hearing = undefined;
      throw error;
    });
    await hearing;
    const who = role === 'student' ? 'student' : 'staff';
    const audience = open.get(who) ?? new Audience(shown);
    open.set(who, audience);
    return audience.join(write);
  };
}
