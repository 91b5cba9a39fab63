import { type Answers, lineOfBusiness, type Visit } from '@/test/index.ts';
import { arrive } from './arrive.ts';

/** As an administrator, with one line of business. */
export async function admin(path: string): Promise<Visit> {
  const api: Answers = {
    lineOfBusiness: { all: () => [lineOfBusiness({ name: 'Comercio' })] },
    person: { all: () => [] },
    accountInvitation: { list: () => [] },
    plan: { list: () => [] },
  };
  return arrive(path, { as: 'admin', api });
}
