import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The last requested parameters that the address lacks: a navigation waits for its route. */
let coming: { readonly pathname: string; readonly params: URLSearchParams } | undefined;

/**
 * The query of the address and a function that edits it in place. Several edits in a row all count, although the
 * address and the screen follow later.
 */
export function useAddressParams(): [URLSearchParams, (edit: (params: URLSearchParams) => void) => void] {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function change(edit: (params: URLSearchParams) => void): Promise<void> {
    // The rendered value, and with it `params`, may be old: the window has the address as soon as a navigation ends.
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
