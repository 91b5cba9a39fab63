import { useLocation } from 'react-router-dom';

/** The state of a link to a form: where its end leads back. */
interface WayBack {
  readonly back: string;
}

/** The state of a link that leads back to this address, with its search and filters. */
export function useWayBack(): WayBack {
  const { pathname, search } = useLocation();
  return { back: `${pathname}${search}` };
}

/** The address to which a form leads back: its list in the same state, or the whole list. */
export function useBack(list: string): string {
  const { state } = useLocation();
  const back = (state as Partial<WayBack> | null)?.back;
  return back === list || back?.startsWith(`${list}?`) ? back : list;
}
