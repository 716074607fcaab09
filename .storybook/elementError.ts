import { prettyDOM } from 'storybook/test';

/**
 * What an element that is not there fails with. The library's own prints the page each time a play function looks and waits on; this one
 * prints it when its message is read.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get: read, configurable: true });
}
