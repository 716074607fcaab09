/** What the server passes on of a staff member who looks at something. */
export interface Presence {
  topic: string;
  id: string;
  userId: string;
  name: string;
  state: 'here' | 'gone';
  place: string;
}

const listeners = new Set<(presence: Presence) => void>();

/** Calls `hear` with everything colleagues say of themselves; returns the function that ends it. */
export function onPresence(hear: (presence: Presence) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Passes on the presence in an event of `/api/realtime`, if there is one. */
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
