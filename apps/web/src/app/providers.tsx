import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { ConfirmSession, InactivityWatch } from '@/features/account/index.ts';
import { queryClient } from '@/lib/query-client.ts';
import { onNoAnswer } from '@/lib/use-write.ts';
import { DialogsProvider } from '@/ui/dialogs-provider.tsx';
import { tellNoAnswer } from '@/ui/quiet-failure.ts';
import { Toasts } from '@/ui/toasts.tsx';
import { Tooltips } from '@/ui/tooltip.tsx';
import { ExpiryAlert } from './expiry-alert.tsx';
import { InterruptedSession } from './interrupted-session.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';

/**
 * Providers of the signed-in areas and forms, with the inactivity watch; a lazy layout route the landing page never
 * loads.
 */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <DialogsProvider>
        <Outlet />
        <InactivityWatch />
        <ExpiryAlert />
        <InterruptedSession />
        <ConfirmSession />
        <UnsavedChanges />
        <NoAnswerNews />
      </DialogsProvider>
      <Tooltips />
      <Toasts />
    </QueryClientProvider>
  );
}

/** Reports every change without an answer, and its known outcome (NET-2). */
function NoAnswerNews(): null {
  useEffect(() => onNoAnswer((silence) => tellNoAnswer(silence)), []);
  return null;
}
