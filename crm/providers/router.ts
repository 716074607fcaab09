import {
  ResourceContext,
  type GoConfig,
  type GoFunction,
  type ParseFunction,
  type RouterProvider,
} from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useParams, type Navigator } from 'react-router';
import { pageSize } from '#ui-kit/DataGrid/pageSize.ts';
import { parseAddress } from './parseAddress.ts';

const { go: useRouterGo, parse: _parse, ...others } = routerProvider as Required<RouterProvider>;

/** refine's binding to React Router, which leaves typed text unescaped and believes any number in an address. */
export const router: RouterProvider = { ...others, go: useGo, parse: useParse };

function useGo(): GoFunction {
  const go = useRouterGo();
  const { pathname } = useLocation();
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  return useCallback(
    (config) => {
      const isOwnState = config.to === undefined && config.type !== 'path';
      // A link was followed and its page is still loading: a list's state must not navigate back to the list.
      if (isOwnState && placeOf(navigator) !== shown.current) return undefined;
      return go({ ...config, query: escaped(withoutUsualPage(config.query)) as NonNullable<GoConfig['query']> });
    },
    [go, navigator],
  );
}

/** Where the router already is, which React may not show yet; the history of a browser and of a story both tell. */
const placeOf = (navigator: Navigator): string | undefined =>
  (navigator as { location?: { pathname: string } }).location?.pathname;

function useParse(): ParseFunction {
  const { id } = useParams();
  const { pathname, search } = useLocation();
  const { resources } = useContext(ResourceContext);
  const parsed = parseAddress(resources, { pathname, search, id });
  return useCallback(() => parsed, [parsed]) as ParseFunction;
}

/**
 * The state of a list without its page where that is the first one in the size of the person's setting: then a shared address shows others as
 * many rows as they have chosen, from the same one on. From the second page on it names both, and shows everybody the same rows.
 */
function withoutUsualPage(query: GoConfig['query']): GoConfig['query'] {
  const isUsual = query?.currentPage === 1 && query.pageSize === pageSize();
  return isUsual ? { ...query, currentPage: undefined, pageSize: undefined } : query;
}

/** The texts of a query in the form that an address takes. */
function escaped(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, escaped(inner)]));
}
