import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ActiveCompany, useActiveCompany } from '@/lib/active-company.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { sessionAlertTexts } from './texts/session-alerts.ts';

/**
 * The active company of a screen that needs one. Without one, an alert says so and leads to /login, which leads
 * signed-in people to their home (ERROR-3).
 */
export function useCompanyOrLeave(): ActiveCompany | null {
  const company = useActiveCompany();
  const navigate = useNavigate();
  const { alert } = useDialogs();
  const missing = company === null;
  useEffect(() => {
    if (missing) void alert(sessionAlertTexts.noSessionOrCompany).then(() => navigate('/login'));
  }, [missing, alert, navigate]);
  return company;
}
