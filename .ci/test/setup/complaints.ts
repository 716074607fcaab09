import { afterEach, beforeEach } from 'vitest';

const complaints: string[] = [];
const consoleError = console.error;
const consoleWarn = console.warn;

/** How the test tools wait, on a busy machine; it says nothing of the page. */
const waitingOfTheTools = 'The current testing environment is not configured to support act';

/** Notes something that fails the running test when it ends, even if the code under test swallows it. */
export function complain(text: string): void {
  complaints.push(text);
}

beforeEach(() => {
  complaints.length = 0;
  console.error = (...parts: unknown[]) => {
    if (!String(parts[0]).startsWith(waitingOfTheTools))
      complain(`console.error: ${parts.map(describePart).join(' ')}`);
    consoleError(...parts);
  };
  // MSW only warns about an unhandled request; here it fails the test.
  console.warn = (...parts: unknown[]) => {
    if (String(parts[0]).includes('without a matching')) complain(String(parts[0]));
    consoleWarn(...parts);
  };
});

afterEach(() => {
  console.error = consoleError;
  console.warn = consoleWarn;
  if (complaints.length > 0) throw new Error(complaints.splice(0).join('\n\n'));
});

function describePart(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}
