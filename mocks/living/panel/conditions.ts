import { meetNetwork, nameCall, type Conditions } from '#mocks/network.ts';

const none: Conditions = { network: 'fast', failing: '' };

/** How the calls of this tab fare, kept over a reload, and which calls it has made. */
export interface TabConditions {
  get(): Conditions;
  set(changed: Partial<Conditions>): void;
  /** Names of calls, the latest first. */
  seen(): string[];
  /** Calls back when the page around this one has changed them. */
  onChangedAround(hear: () => void): void;
  /** Notes a call; answers it where the network does before anybody else. */
  meet(request: Request): Promise<Response | undefined>;
}

/** @param base the path of the place: tabs keep theirs apart */
export function openConditions(base: string): TabConditions {
  const key = `${base} conditions`;
  let now = { ...none, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Conditions>) };
  const names = new Set<string>();
  const set = (changed: Partial<Conditions>): void => {
    now = { ...now, ...changed };
    sessionStorage.setItem(key, JSON.stringify(now));
  };
  const listeners = new EventTarget();
  followFrame((changed) => {
    set(changed);
    listeners.dispatchEvent(new Event('change'));
  });
  return {
    get: () => now,
    set,
    seen: () => [...names].reverse(),
    onChangedAround: (hear) => listeners.addEventListener('change', hear),
    meet: async (request) => {
      const name = await nameCall(request);
      if (name !== undefined) {
        const isNew = !names.delete(name);
        names.add(name);
        if (isNew) tellFrame([...names]);
      }
      return meetNetwork(now, request);
    },
  };
}

/** The page around this one, when this is the Tour, chooses by its toolbar. */
function followFrame(set: (changed: Partial<Conditions>) => void): void {
  if (parent === window) return;
  addEventListener('message', ({ data, source, origin }: MessageEvent<{ conditions?: Conditions }>) => {
    if (source === parent && origin === location.origin && data.conditions) set(data.conditions);
  });
  tellFrame([]);
}

function tellFrame(calls: string[]): void {
  if (parent !== window) parent.postMessage({ calls }, location.origin);
}
