import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginPage } from '@/app/login-page.tsx';
import type { LoginState } from '@/lib/session-events.ts';

/** /login, reached from another page. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <LoginPage
      state={(useLocation().state ?? {}) as LoginState}
      from={search.get('from')}
      // The next screens come with the router, which is loaded.
      prepare={() => Promise.resolve()}
      onLead={(to) => navigate(to, { replace: true })}
    />
  );
}
