import { saveFile } from '#client/files/saveFile.ts';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for every download, so that a later import replaces the earlier entry. */
  uid: string;
  title: string;
  /** Start and end, as instants. */
  startsAt: string;
  endsAt: string;
  place: string;
  description: string;
}

const newline = '\r\n';
const lineBytes = 75;

/** An iCalendar file (RFC 5545) of one entry; times are in UTC, so that every calendar shows them correctly. */
export function calendarFile(entry: CalendarEntry, now: Date = deviceClock.now()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//academy//portal//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escape(entry.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(entry.startsAt))}`,
    `DTEND:${stamp(new Date(entry.endsAt))}`,
    `SUMMARY:${escape(entry.title)}`,
    ...(entry.place ? [`LOCATION:${escape(entry.place)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escape(entry.description)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escape(entry.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + newline).join('');
}

/** Hands a file to the browser, which saves it or opens its calendar. */
export function saveCalendarFile(name: string, entry: CalendarEntry): void {
  saveFile(new Blob([calendarFile(entry)], { type: 'text/calendar;charset=utf-8' }), name);
}

const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

/** Lines are folded at 75 bytes of UTF-8, never within a character; the continuation starts with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > lineBytes) {
      folded += `${newline} `;
      bytes = 1;
    }
    folded += letter;
    bytes += length;
  }
  return folded;
}
