import { createContext } from 'react';
import { failureMessage } from '../Form/failure.ts';

/** What a failed state says: a sentence a person can act on, and the id under which the server's log has it. */
export interface Failure {
  message: string;
  id?: string | undefined;
}

/** Reads whatever was thrown. */
export type DescribeFailure = (error: unknown) => Failure;

/** The Error's own message. */
export const describeError: DescribeFailure = (error) => ({ message: failureMessage(error) });

/** How failures are told; `KitProvider` takes it from the app. */
export const FailureContext = createContext(describeError);
