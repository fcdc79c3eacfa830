import { locationIn } from '@manjara/contracts';
import { useCallback, useMemo } from 'react';
import {
  createPath,
  createSearchParams,
  type NavigateFunction,
  type NavigateOptions,
  parsePath,
  type SetURLSearchParams,
  type To,
  useLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import { usePageLanguage } from './language-context';

/**
 * The router's hook, but keeps the page's language, as links do. Does not scroll for another query
 * of the same path. Relative targets are unchanged.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const language = usePageLanguage();
  const { pathname: here } = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return navigate(to);
      const path = typeof to === 'string' ? parsePath(to) : to;
      const { pathname = '', search = '' } = path;
      if (!pathname.startsWith('/')) return navigate(to, options);
      return navigate(createPath(locationIn({ ...path, pathname, search }, language)), {
        preventScrollReset: pathname === here,
        ...options,
      });
    },
    [navigate, language, here],
  );
}

/** The router's hook; drops a `?lang=` that was written before the language changed. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback<SetURLSearchParams>(
    (next, options) => {
      const query = createSearchParams(typeof next === 'function' ? next(params) : next);
      void navigate({ pathname, search: `?${query}` }, options);
    },
    [navigate, pathname, params],
  );
  return [params, setParams];
}
