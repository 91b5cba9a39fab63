import { RegisterForm, registerTexts } from '@/features/account/index.ts';
import { registrationPolicy } from '@/lib/registration.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Notice } from '@/ui/notice.tsx';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = registerTexts;

/** /register (SESSION-25), where everyone may sign up (INVITE-1). */
export function Component() {
  const policy = registrationPolicy();
  return (
    <NarrowLayout title={texts.title} lead={policy === 'open' && texts.lead}>
      {policy === 'open' ? (
        <RegisterForm />
      ) : (
        <div className="grid justify-items-start gap-4">
          <Notice>{texts.refused[policy]}</Notice>
          <LinkButton to="/login">{texts.logIn}</LinkButton>
        </div>
      )}
    </NarrowLayout>
  );
}
