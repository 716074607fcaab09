import type { Deps } from '../../../deps.ts';
import type { Lock } from '../../../jobs/job.ts';
import { SmsProblem } from '../../../ports/sms.ts';
import {
  askAgain,
  claimAsk,
  claimGroup,
  groupExpired,
  groupIsGone,
  groupWasSent,
  postponeGroup,
  takeFates,
} from './groups.ts';
import { endPause, pauseQueue } from './pauseQueue.ts';
import { uploadPictures } from './pictures.ts';
import { batchSize, claimBatch, expireWaiting, handOver, postponeBatch, releaseBatch } from './queue.ts';

/** What the sender works on. */
export type Sender = Pick<Deps, 'db' | 'sms' | 'clock' | 'log'> & {
  /** Of the job that sends; absent where it is no job. */
  lock?: Lock;
};

/**
 * Sends one batch of what waits: into a group, over the point of no return, out. A crash before that point leaves a group that nobody sends; after
 * it only this group is sent, and the provider sends it once.
 * @returns whether there was anything
 */
export async function sendBatch(sender: Sender, size = batchSize): Promise<boolean> {
  const { db, sms, clock, lock } = sender;
  const batch = await claimBatch(db, clock.now(), size);
  if (batch.texts.length === 0) return false;
  let group: string;
  try {
    const texts = await uploadPictures(sender, batch.texts);
    group = await sms.open();
    const taken = await sms.fill(group, texts);
    if (!(await handOver(db, batch, group, taken, clock.now(), lock))) {
      await releaseBatch(db, batch);
      return true;
    }
    if (taken.every(({ providerId }) => providerId === null)) return true;
  } catch (error) {
    const problem = await problemIn(sender, error);
    // A group that is gone before it was handed over is opened anew, but not at once.
    if (problem.kind === 'refused' || problem.kind === 'gone') await postponeBatch(db, batch, problem, clock.now());
    else await releaseBatch(db, batch, problem.message);
    return true;
  }
  await sendGroup(sender, { group, lease: batch.lease });
  return true;
}

/** Sends, or withdraws when it is too late, one group that somebody else left. Answers whether there was any. */
export async function resumeGroup(sender: Sender): Promise<boolean> {
  const { db, sms, clock } = sender;
  const handed = await claimGroup(db, clock.now());
  if (handed === undefined) return false;
  if (!handed.isTooLate) {
    await sendGroup(sender, handed);
    return true;
  }
  try {
    if (await sms.withdraw(handed.group)) await groupExpired(db, handed, clock.now());
    else await groupWasSent(db, handed.group, clock.now());
  } catch (error) {
    await postponeGroup(db, handed, await problemIn(sender, error), clock.now());
  }
  return true;
}

async function sendGroup(sender: Sender, handed: { group: string; lease: string }): Promise<void> {
  const { db, sms, clock } = sender;
  try {
    await sms.send(handed.group);
  } catch (error) {
    const problem = await problemIn(sender, error);
    if (problem.kind === 'gone') await groupIsGone(db, handed);
    else await postponeGroup(db, handed, problem, clock.now());
    return;
  }
  await groupWasSent(db, handed.group, clock.now());
  await endPause(db);
}

/** Asks the provider about one sent group whose fates are not all known. Answers whether there was any. */
export async function askFates(sender: Sender): Promise<boolean> {
  const { db, sms, clock } = sender;
  const group = await claimAsk(db, clock.now());
  if (group === undefined) return false;
  try {
    await takeFates(db, await sms.fates(group), clock.now());
    await endPause(db);
  } catch (error) {
    await problemIn(sender, error);
    await askAgain(db, group, clock.now());
  }
  return true;
}

/** Everything that is due now, until nothing is left or the signal aborts. Answers whether there was anything. */
export async function sendWaiting(
  sender: Sender,
  signal: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  if (sender.sms.kind === 'off') return false;
  let wereAny = (await expireWaiting(sender.db, sender.clock.now())) > 0;
  for (const step of [resumeGroup, sendBatch, askFates]) {
    while (!signal.aborted && (await step(sender))) wereAny = true;
  }
  return wereAny;
}

// The provider away holds up the whole queue, a refusal only what was refused.
async function problemIn({ db, log, clock }: Sender, error: unknown): Promise<SmsProblem> {
  // Anything else is a fault of ours or of the database: the lease runs out by itself.
  if (!(error instanceof SmsProblem)) throw error;
  log.warn('sms-held-up', { kind: error.kind, code: error.code });
  if (error.kind === 'later' || error.kind === 'blocked') await pauseQueue(db, error, clock.now());
  return error;
}
