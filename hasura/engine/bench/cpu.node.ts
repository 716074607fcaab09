import { readdirSync, readFileSync } from 'node:fs';

/** Seconds of CPU used so far. */
export interface Cpu {
  /** By this process. */
  app: number;
  /** By the database's processes; NaN where the system has no /proc. */
  database: number;
}

/** @param postmaster process id of the database server, whose children serve the connections; NaN for a server of somebody else */
export function cpuSoFar(postmaster: number): Cpu {
  const { user, system } = process.cpuUsage();
  return { app: (user + system) / 1e6, database: Number.isNaN(postmaster) ? NaN : secondsOf(postmaster) };
}

/** Seconds of CPU that a process and its children have used; NaN where the system has no /proc. */
export function secondsOf(process: number): number {
  return sumOver(process, (pid) => {
    const fields = statOf(pid);
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  });
}

/** Resident memory of the database's processes in bytes, shared pages left out; NaN where the system has no /proc. */
export function databaseMemory(postmaster: number): number {
  return sumOver(postmaster, (pid) => {
    const [, resident = 0, shared = 0] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return (resident - shared) * 4096;
  });
}

const TICKS_PER_SECOND = 100;

function sumOver(postmaster: number, measure: (pid: string) => number): number {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.reduce((sum, pid) => sum + (isOf(postmaster, pid) ? measure(pid) : 0), 0);
  } catch {
    return NaN;
  }
}

function isOf(postmaster: number, pid: string): boolean {
  try {
    return Number(pid) === postmaster || Number(statOf(pid)[1]) === postmaster;
  } catch {
    // It ended between being listed and being read.
    return false;
  }
}

/** The fields of /proc/<pid>/stat behind the command's name, from the state on. */
function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}
