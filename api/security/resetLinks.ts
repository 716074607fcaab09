import { sha256 } from './digest.ts';

/** Minutes a password-reset link works. */
export const resetLinkMinutes = 10;

/** The hash of a reset id for the database, so that a stolen database opens no account. */
export const resetIdHash = (id: string): Promise<string> => sha256(id.toLowerCase());
