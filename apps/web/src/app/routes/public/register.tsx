import { RegisterForm } from '@/features/session/index.ts';
import { sessionTexts } from '@/texts/session.ts';
import { NarrowLayout } from '../../frame/narrow-layout.tsx';

const texts = sessionTexts.register;

/** /register (SESSION-27). */
export function Component() {
  return (
    <NarrowLayout title={texts.title} lead={texts.lead}>
      <RegisterForm />
    </NarrowLayout>
  );
}
