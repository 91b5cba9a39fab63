import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { writeStored } from '@/lib/storage.ts';

/** Remembers the route one is at as the last visited one (COMPANY-12). */
export function useLastVisitedRoute(): void {
  const { pathname, search } = useLocation();
  useEffect(() => writeStored('lastVisitedRoute', pathname + search), [pathname, search]);
}
