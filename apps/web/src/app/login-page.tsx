import { LoginForm, type LoginFormProps, loginTexts } from '@/features/account/index.ts';
import { NarrowLayout } from './frame/narrow-layout.tsx';

/** /login (SESSION-6), with the router and without it. */
export function LoginPage(props: LoginFormProps) {
  return (
    <NarrowLayout title={loginTexts.title}>
      <LoginForm {...props} />
    </NarrowLayout>
  );
}
