import { useEffect } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { loginPath } from './guard.ts';
import { sessionAlertTexts } from './texts/session-alerts.ts';

const texts = sessionAlertTexts;

/** Replaces a screen while an alert reports the missing token and leads to /login (ERROR-3). */
export function SignedOut(): null {
  const { alert } = useDialogs();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const editing = useMatch('/employees/:id/edit') !== null;

  useEffect(() => {
    const text = editing ? texts.noSessionOnEdit : texts.noSessionOrCompany;
    const way = loginPath(new URL(pathname + search, window.location.origin).href);
    void alert(text).then(() => navigate(way, { replace: true }));
  }, [editing, pathname, search, alert, navigate]);

  return null;
}
