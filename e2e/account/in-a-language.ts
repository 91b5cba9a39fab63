import type { Language } from '@faena/shared/language';
import { test as base } from '../fixtures/product.ts';

/** The catalogue in the language of the test. */
export type Texts = Awaited<ReturnType<typeof readTexts>>;

interface WorkerFixtures {
  /** In which the pages are; `test.use({ language: 'es' })`. A catalogue is of one language for a whole process. */
  language: Language;
  texts: Texts;
}

/** `test` in one of the languages, with what the pages say in it. */
export const test = base.extend<object, WorkerFixtures>({
  language: ['original', { option: true, scope: 'worker' }],
  texts: [async ({ language }, use) => use(await readTexts(language)), { scope: 'worker' }],
  context: async ({ context, language, product }, use) => {
    if (language !== 'original') {
      await context.addCookies([{ name: 'language', value: language, url: product.origin }]);
    }
    await use(context);
  },
});

/** The web reads its language from a cookie, and so it does here. */
async function readTexts(language: Language) {
  const page = { document: { cookie: `language=${language}`, documentElement: { dataset: {} } } };
  Object.assign(globalThis, page);
  try {
    const [
      session,
      login,
      register,
      passwords,
      verify,
      confirm,
      own,
      twoSteps,
      account,
      invitations,
      employees,
      faults,
    ] = await Promise.all([
      import('../../apps/web/src/features/account/texts/session.ts'),
      import('../../apps/web/src/features/account/texts/login.ts'),
      import('../../apps/web/src/features/account/texts/register.ts'),
      import('../../apps/web/src/features/account/texts/passwords.ts'),
      import('../../apps/web/src/features/account/texts/verify-email.ts'),
      import('../../apps/web/src/features/account/texts/confirm-password.ts'),
      import('../../apps/web/src/features/account/texts/own-sessions.ts'),
      import('../../apps/web/src/features/account/texts/two-steps.ts'),
      import('../../apps/web/src/features/account/texts/account.ts'),
      import('../../apps/web/src/features/account/texts/account-invitations.ts'),
      import('../../apps/web/src/features/people/texts/employees.ts'),
      import('../../apps/web/src/texts/faults.ts'),
    ]);
    return {
      ...session.sessionTexts,
      ...passwords.passwordTexts,
      login: login.loginTexts,
      register: register.registerTexts,
      verify: verify.verifyEmailTexts,
      confirm: confirm.confirmPasswordTexts,
      own: own.ownSessionTexts,
      twoSteps: twoSteps.twoStepsTexts,
      mine: account.accountTexts,
      invitations: invitations.accountInvitationTexts,
      temporary: employees.employeeTexts.temporary,
      wordFault: faults.wordFault,
    };
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
}
