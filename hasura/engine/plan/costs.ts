import { QueryError } from '../errors.ts';
import type { CostOptions, SqlClient } from '../types.ts';
import type { QueryPlan } from './queryPlan.ts';

/** Milliseconds for which an estimate holds; tables grow. */
const holds = 600_000;
/** An estimate far below the limit serves other values of the same size; one nearer to it is made anew. */
const farBelow = 10;
const rememberedSizes = 12;

/** What questions cost before they run, and which are refused for it. */
export class Costs {
  readonly #options: CostOptions;
  readonly #known = new WeakMap<QueryPlan, Map<number, { cost: number; at: number }>>();

  constructor(options: CostOptions) {
    this.#options = options;
  }

  /**
   * Checks one run of a plan.
   * @returns the planner's estimate: rows that are read, level by level, by the limits and the tables' statistics
   * @throws QueryError `too-expensive` above the limit of the role
   */
  async check(client: SqlClient, plan: QueryPlan, params: readonly (string | null)[], role: string): Promise<number> {
    if (plan.tables > this.#options.tables) {
      const sentence = `the question would cost ${plan.tables} reads of tables, more than the ${this.#options.tables} allowed`;
      throw new QueryError('too-expensive', [], sentence);
    }
    const limit = this.#options.perRole[role] ?? this.#options.most;
    const cost = await this.#estimate(client, plan, params, limit);
    if (cost <= limit) return cost;
    const sentence = `the question would cost ${Math.ceil(cost)}, more than the ${limit} allowed`;
    throw new QueryError('too-expensive', [], sentence);
  }

  /** Whether a question of this cost has to end itself, where the database cannot be interrupted. */
  needsDeadline(cost: number): boolean {
    return this.#options.deadline !== null && cost > this.#options.deadlineFrom;
  }

  get seconds(): number {
    return this.#options.deadline ?? 0;
  }

  async #estimate(client: SqlClient, plan: QueryPlan, params: readonly (string | null)[], limit: number) {
    const sizes = this.#known.get(plan) ?? new Map<number, { cost: number; at: number }>();
    this.#known.set(plan, sizes);
    // Lists are texts, too: ten times as many ids are ten times as long.
    const size = Math.floor(Math.log2(1 + params.reduce((sum, text) => sum + (text?.length ?? 0), 0)));
    const known = sizes.get(size);
    if (known && performance.now() - known.at < holds) return known.cost;
    const cost = await explain(client, plan.sql, params);
    if (cost <= limit / farBelow && sizes.size < rememberedSizes) sizes.set(size, { cost, at: performance.now() });
    return cost;
  }
}

type Explained = [{ Plan: { 'Total Cost': number } }];

async function explain(client: SqlClient, sql: string, params: readonly (string | null)[]): Promise<number> {
  const [row] = await client.query<{ 'QUERY PLAN': Explained | string }>(`explain (format json) ${sql}`, params);
  const plan = row?.['QUERY PLAN'] ?? '[]';
  const [explained] = typeof plan === 'string' ? (JSON.parse(plan) as Explained | []) : plan;
  return explained?.Plan['Total Cost'] ?? 0;
}
