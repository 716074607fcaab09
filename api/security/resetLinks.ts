import { sha256 } from './digest.ts';

/** Minutes a password-reset link works. */
export const resetLinkMinutes = 10;

/** What the database keeps of a reset id: a stolen database opens no account. */
export const resetIdHash = (id: string): Promise<string> => sha256(id.toLowerCase());
