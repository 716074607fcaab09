import { empty } from '#mocks/states.ts';
import { OpenInquiriesDocument } from '../generated/graphql.ts';

/** No visitor waits for a call. */
export const noInquiries = empty(OpenInquiriesDocument);
