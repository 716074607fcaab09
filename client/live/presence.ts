import { useEffect, useMemo, useRef } from 'react';
import { requestRefresh } from '../generated/rest/realtime.ts';
import { onPresence, type Presence } from './presenceEvents.ts';
import { useSession } from '../session/session.ts';
import { session } from '../session/sessionStore.ts';
import { createStore, useStore } from '../store.ts';

/** How often a browser says that its person is still here, in milliseconds. */
const BEAT_MS = 10_000;

/** Who has said nothing for so many milliseconds is gone. */
const FORGET_MS = 25_000;

/** A person's steps from place to place are told at most this often, in milliseconds. */
const STEP_MS = 1_000;

interface Heard extends Presence {
  /** When it was said, on this browser's clock. */
  at: number;
}

/** Somebody else who looks at the same thing. */
export interface Colleague {
  userId: string;
  name: string;
  /** Where on it; empty when nowhere in particular. */
  place: string;
}

const heard = createStore<ReadonlyMap<string, Heard>>(new Map());

onPresence((presence) => {
  const key = `${presence.topic} ${presence.id} ${presence.userId}`;
  const next = new Map([...heard.get()].filter(([, { at }]) => Date.now() - at < FORGET_MS));
  if (presence.state === 'gone') next.delete(key);
  else next.set(key, { ...presence, at: Date.now() });
  heard.set(next);
});

/**
 * Says to colleagues that this person looks at something, and answers who else does.
 * @param topic the GraphQL root it belongs to
 * @param place where on it, such as a cell; empty when nowhere in particular
 */
export function usePresence(topic: string, id: string, place = ''): readonly Colleague[] {
  const { auth } = useSession();
  const people = useStore(heard);
  const said = useRef(0);

  const colleagues = useMemo(
    () =>
      [...people.values()]
        .filter((one) => one.topic === topic && one.id === id && one.userId !== auth?.userId)
        .map(({ userId, name, place: at }) => ({ userId, name, place: at }))
        .sort((one, other) => one.name.localeCompare(other.name, 'ko')),
    [people, topic, id, auth?.userId],
  );
  const others = colleagues.map(({ userId }) => userId).join();

  useEffect(() => {
    // Nothing is lost when one is not heard: the next follows.
    const say = (presence: 'here' | 'gone'): void => {
      if (presence === 'here' && document.hidden) return;
      said.current = Date.now();
      void requestRefresh(topic, id, { presence, place }).catch(() => undefined);
    };
    const step = setTimeout(() => say('here'), Math.max(0, STEP_MS - (Date.now() - said.current)));
    const beat = setInterval(() => say('here'), BEAT_MS);
    return () => {
      clearTimeout(step);
      clearInterval(beat);
    };
    // Whoever comes is answered, so that they see at once who was here before.
  }, [topic, id, place, others]);

  useEffect(() => {
    const leave = (): void => {
      // Whoever signed out is forgotten by their silence.
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
  const now = Date.now();
  const left = [...heard.get()].filter(([, { at }]) => now - at < FORGET_MS);
  if (left.length < heard.get().size) heard.set(new Map(left));
}
