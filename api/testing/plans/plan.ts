import type { SqlClient, SqlDatabase } from '#engine';

/** The parts of `explain (format json)` about reads. */
export interface PlanNode {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** A read of a whole table. */
export interface WholeRead {
  table: string;
  /** The filter of the read. */
  filter: string;
}

/** A database that, after `watch`, answers every statement with no rows and records its plan. */
export interface PlanWatch extends SqlDatabase {
  watch(): void;
  /** The full scans of the statements since the last call. */
  wholeReads(): WholeRead[];
  /** What the planner says the last statement would cost. */
  lastCost(): number;
}

/** Wraps a database. */
export function watchPlans(db: SqlDatabase): PlanWatch {
  let isWatching = false;
  let found: WholeRead[] = [];
  let cost = 0;
  const clientOf = (client: SqlClient): SqlClient => ({
    query: async <Row>(sql: string, params?: readonly unknown[]) => {
      if (!isWatching) return client.query<Row>(sql, params);
      const [row] = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${sql}`, params);
      if (row) found.push(...wholeReadsOf(row['QUERY PLAN'][0].Plan));
      cost = row?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
      return [];
    },
  });
  return {
    ...clientOf(db),
    exec: (sql) => db.exec(sql),
    transaction: (run) => db.transaction((client) => run(clientOf(client))),
    watch: () => void (isWatching = true),
    lastCost: () => cost,
    wholeReads: () => {
      const reads = found;
      found = [];
      return reads;
    },
  };
}

/** Reads of whole tables in a plan. */
export function wholeReadsOf(node: PlanNode): WholeRead[] {
  const own =
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== undefined
      ? [{ table: node['Relation Name'], filter: node.Filter ?? '' }]
      : [];
  return [...own, ...(node.Plans ?? []).flatMap(wholeReadsOf)];
}
