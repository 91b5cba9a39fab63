import { type ComponentType, useEffect, useState } from 'react';
import { LoginForm, type LoginFormProps, loginTexts } from '@/features/account/index.ts';
import { loadUnsentMarks } from '@/features/time/index.ts';
import { NarrowLayout } from './frame/narrow-layout.tsx';

/** /login (SESSION-6), with the router and without it. */
export function LoginPage(props: LoginFormProps) {
  const [UnsentMarks, setUnsentMarks] = useState<ComponentType | null>(null);
  useEffect(() => {
    // A browser that lists no databases shows the login alone.
    loadUnsentMarks().then(
      (loaded) => setUnsentMarks(() => loaded),
      () => undefined,
    );
  }, []);
  return (
    <NarrowLayout title={loginTexts.title}>
      {UnsentMarks && <UnsentMarks />}
      <LoginForm {...props} />
    </NarrowLayout>
  );
}
