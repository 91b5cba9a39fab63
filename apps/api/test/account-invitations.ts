import { ROLES } from '@faena/shared/access';
import type { MadeInvitation, NewAccountInvitation } from '@faena/shared/schemas';
import { afterEach, beforeEach, vi } from 'vitest';
import type { z } from 'zod';
import type { CompanyDoc } from '../src/features/company/index.ts';
import { PersonModel } from '../src/features/person/index.ts';
import { RateLimitModel } from '../src/platform/rate-limit-model.ts';
import { createCompany, createPerson, PASSWORD, type Person } from './factories.ts';
import { useApi } from './harness.ts';

/** The inviting people of each test, their company, and the address of a person without an account. */
interface Hosts {
  readonly owner: Person;
  readonly admin: Person;
  readonly company: CompanyDoc;
  readonly companyId: string;
  readonly address: string;
}

/** An owner and an administrator who invite people to accounts where nobody can sign up. */
export function useAccountInvitations() {
  const api = useApi({ SMTP_URL: 'smtp://mail.example.com', REGISTRATION: 'closed' });
  let guests = 0;
  let hosts: Hosts;
  beforeEach(async () => {
    guests += 1;
    api.outbox.length = 0;
    await RateLimitModel.deleteMany();
    const owner = await createPerson(api, 'manager', { fullname: 'Olga Dueñas' });
    const admin = await createPerson(api, 'admin', { fullname: 'Ada Admin' });
    const company = await createCompany(api, owner, { name: 'Taller Luna' });
    const address = `Nueva${guests}@Example.com`;
    hosts = { owner, admin, company, companyId: String(company._id), address };
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await api.services.background.idle();
  });
  const employee = (email = '') => ({ rol_id: ROLES.employee, companyId: hosts.companyId, email });
  const invite = (as: Person, body: z.input<typeof NewAccountInvitation>) =>
    api.as(as).accountInvitation.invite({ body });
  const open = (token: string) => api.as(null).accountInvitation.open({ body: { token } });
  const accept = (token: string, more: object = {}) => {
    guests += 1;
    const names = { username: `invitada${guests}`, fullname: 'Ana Invitada', phone: '5555 1234' };
    const email = `invitada${guests}@example.com`;
    return api.as(null).accountInvitation.accept({
      body: { ...names, email, newPassword: PASSWORD, token, ...more },
    });
  };
  const tokenOf = ({ token }: MadeInvitation) => token ?? '';
  const list = (as: Person, of?: string) =>
    api.as(as).accountInvitation.list({ query: of === undefined ? {} : { companyId: of } });
  const accountOf = (username: string) => PersonModel.findOne({ username }).orFail().lean();
  const renew = (as: Person, id: string) => api.as(as).accountInvitation.renew({ params: { id } });
  /** The token of the link in the latest mail. */
  async function mailed(): Promise<string> {
    await api.services.background.idle();
    return /\/invitation#([\w-]{43})$/m.exec(api.outbox.at(-1)?.text ?? '')?.[1] ?? '';
  }
  const does = { invite, open, accept, list, renew };
  return { api, hosts: () => hosts, employee, ...does, tokenOf, accountOf, mailed };
}

/** The answer to an invalid link. */
export const OVER = { status: 404, reason: 'invitation_link_not_found' };
