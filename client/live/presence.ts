import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { useEffect, useMemo, useRef } from 'react';
import { requestRefresh } from '../generated/rest/realtime.ts';
import { onPresence, type Presence } from './presenceEvents.ts';
import { useSession } from '../session/session.ts';
import { session } from '../session/sessionStore.ts';
import { createStore, useStore } from '../store.ts';

/** How often a browser reports that its person is still here, in milliseconds. */
const BEAT_MS = 10_000;

/** A person without a report for this many milliseconds counts as gone. */
const FORGET_MS = 25_000;

/** The shortest time between two reports of a person's place, in milliseconds. */
const STEP_MS = 1_000;

interface Heard extends Presence {
  /** When it was reported, in milliseconds of this page. */
  at: number;
}

/** Another person who is looking at the same thing. */
export interface Colleague {
  userId: string;
  name: string;
  /** Their place on it; empty for none in particular. */
  place: string;
}

const heard = createStore<ReadonlyMap<string, Heard>>(new Map());

onPresence((presence) => {
  const key = `${presence.topic} ${presence.id} ${presence.userId}`;
  const next = new Map([...heard.get()].filter(([, { at }]) => performance.now() - at < FORGET_MS));
  if (presence.state === 'gone') next.delete(key);
  else next.set(key, { ...presence, at: performance.now() });
  heard.set(next);
});

/**
 * Reports to colleagues that this person looks at something, and returns who else does.
 * @param topic the GraphQL root of that thing
 * @param place the place on it, such as a cell; empty for none in particular
 */
export function usePresence(topic: string, id: string, place = ''): readonly Colleague[] {
  const { auth } = useSession();
  const people = useStore(heard);
  const said = useRef(-Infinity);

  const colleagues = useMemo(
    () =>
      [...people.values()]
        .filter((one) => one.topic === topic && one.id === id && one.userId !== auth?.userId)
        .map(({ userId, name, place: at }) => ({ userId, name, place: at }))
        .sort(byNameOf(({ name }) => name)),
    [people, topic, id, auth?.userId],
  );
  const others = colleagues.map(({ userId }) => userId).join();

  useEffect(() => {
    // A lost report does no harm: the next one follows.
    const say = (presence: 'here' | 'gone'): void => {
      if (presence === 'here' && document.hidden) return;
      said.current = performance.now();
      void requestRefresh(topic, id, { presence, place }).catch(() => undefined);
    };
    const step = setTimeout(() => say('here'), Math.max(0, STEP_MS - (performance.now() - said.current)));
    const beat = setInterval(() => say('here'), BEAT_MS);
    return () => {
      clearTimeout(step);
      clearInterval(beat);
    };
    // Answer a newcomer at once, so that they see who is already here.
  }, [topic, id, place, others]);

  useEffect(() => {
    const leave = (): void => {
      // A person who signed out sends no more reports and expires.
      if (session.get().status !== 'signedIn') return;
      void requestRefresh(topic, id, { presence: 'gone' }, { keepalive: true }).catch(() => undefined);
    };
    const forget = setInterval(() => forgetSilent(), BEAT_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      clearInterval(forget);
      leave();
    };
  }, [topic, id]);

  return colleagues;
}

function forgetSilent(): void {
  const now = performance.now();
  const left = [...heard.get()].filter(([, { at }]) => now - at < FORGET_MS);
  if (left.length < heard.get().size) heard.set(new Map(left));
}
