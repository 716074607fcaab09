import { PGliteDialect, type PGliteDialectConfig } from 'kysely';
import { nextTurn } from '../../nextTurn.ts';

/**
 * Each who comes is let on in another turn of the event loop. PGlite works on this thread and its answers are promises alone: without turns,
 * nothing would leave the server or reach it while a job writes one transaction after another.
 */
export function oneEachTurn(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(nextTurn));
}

/** Kysely's dialect, whose transactions, and statements without one, wait for their turn. */
export function dialectInTurns(config: PGliteDialectConfig, turn: () => Promise<void>): PGliteDialect {
  const dialect = new PGliteDialect(config);
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = (options) => turn().then(() => acquire(options));
    return driver;
  };
  return dialect;
}
