import { matchResourceFromRoute, type ParseResponse, type ResourceProps } from '@refinedev/core';
import { matchPath } from 'react-router';
import qs from 'qs';
import { toPageSize } from '#ui-kit/DataGrid/pageSize.ts';

/** An address of the CRM, as the router knows it. */
export interface Address {
  pathname: string;
  /** The query string, with its question mark; empty without one. */
  search: string;
  /** The parameter `id` of the matched route. */
  id: string | undefined;
}

/** Lists of filters and sorters lie a few levels deep. */
const DEPTH = 10;

const parsed = new WeakMap<readonly ResourceProps[], Map<string, ParseResponse>>();

/** Addresses that are kept; a person sees a few dozen a day. */
const KEPT = 50;

/**
 * What refine wants to know of an address. Each of its hooks asks, dozens on a screen, and compares every resource's routes with the
 * address: the answer is kept, and is the same object for all.
 */
export function parseAddress(resources: readonly ResourceProps[], address: Address): ParseResponse {
  const kept = parsed.get(resources) ?? new Map<string, ParseResponse>();
  parsed.set(resources, kept);
  const key = JSON.stringify([address.pathname, address.search, address.id]);
  const known = kept.get(key);
  if (known) return known;
  const response = parse(resources, address);
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, response);
  return response;
}

function parse(resources: readonly ResourceProps[], { pathname, search, id }: Address): ParseResponse {
  const { resource, action, matchedRoute } = matchResourceFromRoute(pathname, [...resources]);
  const { currentPage, pageSize, filters, sorters } = qs.parse(search, { ignoreQueryPrefix: true, depth: DEPTH });
  const page = Number(currentPage);
  return {
    resource,
    action,
    id: id ?? (matchedRoute && matchPath(matchedRoute, pathname)?.params.id),
    pathname,
    // refine keys what it caches by every other parameter, too: a record would be cached twice, for its page and for its form.
    params: {
      filters,
      sorters,
      currentPage: Number.isInteger(page) && page > 0 ? page : undefined,
      pageSize: toPageSize(pageSize),
    } as unknown as ParseResponse['params'],
  } as ParseResponse;
}
