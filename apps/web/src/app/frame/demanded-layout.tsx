import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogOut } from '@/features/account/index.ts';
import { homeOf, readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { NarrowLayout } from './narrow-layout.tsx';

type DemandedLayoutProps = {
  texts: { readonly title: string; readonly lead: string; readonly logOut: string };
  /** The demanded act; afterwards `onDone` leads to the role's home, and `cancel` signs out instead. */
  children: (ways: { onDone: () => void; cancel: ReactNode }) => ReactNode;
};

/** A page that blocks all others until the person has done its task (SESSION-20, TWOSTEP-4). */
export function DemandedLayout({ texts, children }: DemandedLayoutProps) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <NarrowLayout title={texts.title} lead={texts.lead}>
      {children({
        onDone: () => void navigate(homeOf(readSession()?.roleId ?? 0), { replace: true }),
        cancel: (
          <Button variant="ghost" onClick={logOut}>
            {texts.logOut}
          </Button>
        ),
      })}
    </NarrowLayout>
  );
}
