import type { Place } from '../deps.ts';
import { isKnownHost } from './hosts.ts';

/** The headers of a handshake that say where it comes from. */
type Handshake = Partial<Record<'origin' | 'host' | 'x-forwarded-host' | 'x-forwarded-proto', string | string[]>>;

/** Whether a websocket may open: from a page of this site, or from a program, which sends no Origin. */
export function admitsSocket(headers: Handshake, { publicUrl, trustProxy }: Place): boolean {
  const last = (value: string | string[] | undefined) =>
    (Array.isArray(value) ? value.at(-1) : value)?.split(',').at(-1);
  const forwarded = trustProxy ? last(headers['x-forwarded-host'])?.trim() : undefined;
  const host = forwarded ?? last(headers.host) ?? '';
  if (!isKnownHost(`http://${host}`, publicUrl)) return false;
  const origin = last(headers.origin);
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== undefined && origin === new URL(publicUrl).origin);
}
