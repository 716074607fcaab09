import { createEngine, type Engine, type SqlDatabase } from '#engine';
import { readProjectFiles } from '../../adapters/projectFiles.node.ts';
import { costOptions } from '../../gql/costs.ts';
import type { Database } from '../../ports/database.ts';

interface Kept {
  engine: Promise<Engine>;
  /** Has the engine ask the database of whoever has the place now. */
  lendTo(sql: SqlDatabase): void;
}

const places = new WeakMap<object, Kept>();

/**
 * The engine of a lent demo world: it is made once, with all that it reads and plans, and asks the database of whoever has the place.
 * A test that changes the schema before it asks gives `startApi` a database of its own.
 * @param place what is the same each time the world is lent
 */
export function lentEngine(place: object, db: Database): Promise<Engine> {
  const kept = places.get(place) ?? keepEngine(db);
  places.set(place, kept);
  kept.lendTo(db.sql);
  return kept.engine;
}

function keepEngine(db: Database): Kept {
  let { sql } = db;
  const asked: SqlDatabase = {
    query: (...args) => sql.query(...args),
    transaction: (run) => sql.transaction(run),
    exec: (script) => sql.exec(script),
  };
  return {
    engine: createEngine(asked, readProjectFiles(), { costs: costOptions(db) }),
    lendTo: (next) => void (sql = next),
  };
}
