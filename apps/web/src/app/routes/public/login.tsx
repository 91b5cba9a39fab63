import { LoginForm } from '@/features/session/index.ts';
import { sessionTexts } from '@/texts/session.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

/** /login (SESSION-6). */
export function Component() {
  return (
    <NarrowLayout title={sessionTexts.login.title}>
      <LoginForm />
    </NarrowLayout>
  );
}
