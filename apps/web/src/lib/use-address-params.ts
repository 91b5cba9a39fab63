import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What was asked for last and the address does not have yet: a navigation waits for what its route does. */
let coming: { readonly pathname: string; readonly params: URLSearchParams } | undefined;

/**
 * The query of the address, and what changes it in place. Of several changes in a row each counts, although the address
 * and what is drawn from it follow later.
 */
export function useAddressParams(): [URLSearchParams, (edit: (params: URLSearchParams) => void) => void] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function change(edit: (params: URLSearchParams) => void): Promise<void> {
    // What is drawn, and with it `params`, may be of before: the window has the address as soon as a navigation has ended.
    const { location } = window;
    const there = location.pathname === pathname ? location.search : params;
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.params : there);
    edit(next);
    const asked = { pathname, params: next };
    coming = asked;
    try {
      await navigate(`?${next}`, { replace: true, preventScrollReset: true });
    } finally {
      if (coming === asked) coming = undefined;
    }
  }

  return [params, (edit) => void change(edit)];
}
