import { isExpired } from '@/lib/expired-session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { AccountError } from './account-error.tsx';
import { ApiTokensSection } from './api-token/api-tokens-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useAccount } from './requests.ts';
import { SessionsSection } from './session/sessions-section.tsx';
import { accountTexts as texts } from './texts/account.ts';
import { TwoStepsSection } from './two-steps/two-steps-section.tsx';

/** My Account: profile, picture and password (ACCOUNT-5). */
export function AccountPage() {
  const { data: person, error } = useAccount();
  // A session that has ended leads to the login by itself (SESSION-15).
  if (error && !person && !isExpired(error))
    return <AccountError message={messageOf(error, texts.loadFailed)} />;
  if (!person) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="size-16 rounded-full" />
        <div className="mt-4 grid gap-5 pt-3">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
            <Skeleton key={row} className="h-5" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <ProfileSection person={person} />
      <section aria-labelledby="security" className="grid gap-3">
        <h2 id="security" className="font-semibold text-lg">
          {texts.security}
        </h2>
        <PasswordSection />
        <TwoStepsSection />
      </section>
      <SessionsSection />
      <ApiTokensSection />
    </div>
  );
}
