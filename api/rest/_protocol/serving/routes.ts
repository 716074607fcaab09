import { operations, type Operation } from '#openapi/generated/operations.ts';

/** The path under which Hono serves an operation. */
export const routeOf = ({ path }: Operation): string => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const names = new Map(Object.entries(operations).map(([id, each]) => [`${each.method} ${routeOf(each)}`, id]));

/** The operationId of a route, else its template; `unknown` where no route fits. */
export function routeName(method: string, route: string): string {
  return names.get(`${method} ${route}`) ?? (/^\/?\*?$/.test(route) ? 'unknown' : route);
}
