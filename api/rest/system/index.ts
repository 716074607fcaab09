import type { Slice } from '../_protocol/slice.ts';
import { readSystem } from './readSystem.ts';
import { refusals } from './refusals.ts';
import { runJob } from './runJob.ts';
import { stopJob } from './stopJob.ts';

export const slice: Slice<'system'> = { handlers: { readSystem, runJob, stopJob }, refusals };
