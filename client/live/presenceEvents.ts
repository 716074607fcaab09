/** What the server forwards about a staff member's presence. */
export interface Presence {
  topic: string;
  id: string;
  userId: string;
  name: string;
  state: 'here' | 'gone';
  place: string;
}

const listeners = new Set<(presence: Presence) => void>();

/** Calls `hear` with every presence report of colleagues; returns the function that unsubscribes it. */
export function onPresence(hear: (presence: Presence) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Forwards the presence in an event of `/api/realtime`, if there is one. */
export function passPresence(data: string): void {
  const presence = presenceOf(data);
  if (presence) for (const hear of listeners) hear(presence);
}

function presenceOf(data: string): Presence | null {
  try {
    const event: unknown = JSON.parse(data);
    const presence = typeof event === 'object' && event && 'presence' in event ? event.presence : null;
    return isPresence(presence) ? presence : null;
  } catch {
    return null;
  }
}

function isPresence(value: unknown): value is Presence {
  if (typeof value !== 'object' || value === null) return false;
  return ['topic', 'id', 'userId', 'name', 'place'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
}
