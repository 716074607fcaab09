import { createContext } from 'react';
import { failureMessage } from '../Form/failure.ts';

/** What a failed state shows: a sentence a person can act on, and the failure's id in the server's log. */
export interface Failure {
  message: string;
  id?: string | undefined;
}

/** Reads any thrown value. */
export type DescribeFailure = (error: unknown) => Failure;

/** Uses the Error's own message. */
export const describeError: DescribeFailure = (error) => ({ message: failureMessage(error) });

/** How failures are turned into messages; the app passes it to `KitProvider`. */
export const FailureContext = createContext(describeError);
