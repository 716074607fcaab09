import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Something that must be there first, as a sentence for the terminal. */
export class SpreadError extends Error {}

/** Kills the child when this process ends in whatever way: nothing outlives us. */
export function killWithUs(child: ChildProcess, andThen: () => void = () => undefined): void {
  const kill = () => {
    child.kill('SIGKILL');
    andThen();
  };
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

/** Waits until this address answers well. @throws SpreadError when the child ends, or after three minutes */
export async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (hasEnded(child)) throw new SpreadError(`${child.spawnfile}: ${child.exitCode}`);
    if (
      await fetch(url).then(
        (answer) => answer.body?.cancel().then(() => answer.ok),
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new SpreadError(`${url}: 3분 동안 답이 없습니다.`);
}

/** Ends a child by this signal and waits for its end. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Whether somebody listens on this port of the machine. */
export async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const taken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return taken;
}
