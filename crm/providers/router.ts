import type { GoConfig, GoFunction, ParseFunction, RouterProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, type Navigator } from 'react-router';

const { go: useRouterGo, parse: useRouterParse, ...others } = routerProvider as Required<RouterProvider>;

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
      return go({ ...config, query: escaped(config.query) as NonNullable<GoConfig['query']> });
    },
    [go, navigator],
  );
}

/** Where the router already is, which React may not show yet; the history of a browser and of a story both tell. */
const placeOf = (navigator: Navigator): string | undefined =>
  (navigator as { location?: { pathname: string } }).location?.pathname;

/** The rows per page that a list offers. */
const sizes = [10, 25, 50, 100];

function useParse(): ParseFunction {
  const parse = useRouterParse();
  return useCallback(() => {
    const { params = {}, ...place } = parse();
    const { currentPage, filters, sorters } = params;
    const isPage = Number.isInteger(currentPage) && Number(currentPage) > 0;
    return {
      ...place,
      // refine keys what it caches by every other parameter, too: a record would be cached twice, for its page and for its form.
      params: {
        filters,
        sorters,
        currentPage: isPage ? currentPage : undefined,
        pageSize: sizes.find((size) => size === params.pageSize),
      },
    } as ReturnType<ParseFunction>;
  }, [parse]) as ParseFunction;
}

/** The texts of a query in the form that an address takes. */
function escaped(value: unknown): unknown {
  if (typeof value === 'string') return encodeURIComponent(value);
  if (Array.isArray(value)) return value.map(escaped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, escaped(inner)]));
}
