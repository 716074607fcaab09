import { vi } from 'vitest';

/** How long `vi.waitFor` waits, in milliseconds, unless a test says it: a busy machine is no failure. Vitest's own second cannot be configured. */
const PATIENCE_MS = 15_000;

const waitFor = vi.waitFor;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
