import { StartError } from '../../startError.ts';

/** A backup that cannot be restored: what is wrong with it, in Korean for the terminal. */
export class BadBackup extends StartError {}
