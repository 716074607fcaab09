import type { MyCorrectionFragment, MyOpenShiftFragment, MyShiftFragment, MyWorkQuery } from '../generated/graphql.ts';

/** A shift of one's own. */
export type MyShift = MyShiftFragment;

/** A correction one asked for. */
export type MyCorrection = MyCorrectionFragment;

/** The open shift, with what is odd about it. */
export type OpenShift = MyOpenShiftFragment;

/** A kind of work one may come in for. */
export type WorkKind = MyWorkQuery['taWageTypes'][number]['wageType'];
