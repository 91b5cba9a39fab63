import { ROLES } from '@faena/shared/access';
import { MAX_PROFILE_CHANGES_PER_HOUR } from '@faena/shared/domain';
import readExcelFile from 'read-excel-file/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../src/features/audit/model.ts';
import { PersonModel } from '../src/features/person/index.ts';
import { createCompany, createPerson, PASSWORD } from './factories.ts';
import { useApi } from './harness.ts';
import { priced, usePlanilla } from './planilla.ts';
import { readCsv } from './read-csv.ts';

describe('a downloaded planilla (LANG-9)', () => {
  const { api, crew, worked } = usePlanilla();
  const download = (format: string, headers: Record<string, string>) => {
    const { manager, company } = crew();
    const query = `companyId=${company._id}&startDate=2026-11-01&endDate=2026-11-30&format=${format}`;
    return api.request(`/employees/payroll/export?${query}`, { as: manager, headers });
  };

  beforeEach(async () => {
    const review = { endReason: 'lost_signal', needsReview: true } as const;
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', { ...priced(8_400), ...review });
  });

  it.each([
    ['en', 'payroll-', 'Ended by', 'Lost signal', 'yes'],
    ['en-US,en;q=0.9,es;q=0.8', 'payroll-', 'Ended by', 'Lost signal', 'yes'],
    ['es', 'planilla-', 'Motivo de cierre', 'Señal perdida', 'sí'],
    ['es-GT,es;q=0.9,en;q=0.5', 'planilla-', 'Motivo de cierre', 'Señal perdida', 'sí'],
    ['x-original', 'planilla-', 'Motivo de cierre', 'Señal perdida', 'sí'],
    ['fr', 'planilla-', 'Motivo de cierre', 'Señal perdida', 'sí'],
  ])('asked for in %s is %s…, with its headings and words', async (asked, file, heading, reason, yes) => {
    const response = await download('csv', { 'Accept-Language': asked });
    expect(response.headers.get('content-disposition')).toContain(`filename="${file}`);
    const [headings, record] = readCsv(await response.text());
    expect(headings?.[8]).toBe(heading);
    expect(record?.slice(8, 10)).toEqual([reason, yes]);
  });

  it('names its sheets in that language, with the same figures', async () => {
    const sheets = async (language: string) =>
      readExcelFile(await (await download('xlsx', { 'Accept-Language': language })).blob());
    const [english, spanish] = [await sheets('en'), await sheets('es')];
    expect(english.map(({ sheet }) => sheet)).toEqual(['Records', 'Summary']);
    expect(spanish.map(({ sheet }) => sheet)).toEqual(['Registros', 'Resumen']);
    const figures = (file: typeof english) =>
      file.flatMap(({ data }) => data.flat().filter((cell) => typeof cell === 'number'));
    expect(figures(english)).toEqual(figures(spanish));
  });
});

describe('an installation that sends mail', () => {
  const api = useApi({
    PASSWORD_RESET: 'email',
    SMTP_URL: 'smtp://mail.example.com',
    PUBLIC_URL: 'https://faena.example.com',
    DEFAULT_LANGUAGE: 'en',
  });

  describe('the mail with a link to a new password (LANG-9)', () => {
    it.each([
      ['es', 'Una contraseña nueva para Faena', 'Se pidió una contraseña nueva'],
      ['x-original', 'Una contraseña nueva para Faena', 'Se pidió una contraseña nueva'],
      ['en', 'A new password for Faena', 'A new password was asked for'],
      // Nobody of ours: what the installation is set to.
      ['fr', 'A new password for Faena', 'A new password was asked for'],
    ])('asked for from a page in %s says %s', async (language, subject, what) => {
      const { username } = await createPerson(api, 'manager', { fullname: 'Ana' });
      api.outbox.length = 0;
      const response = await api.request('/auth/forgot-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
        body: JSON.stringify({ username }),
      });
      expect(response.status).toBe(200);
      await api.services.background.idle();
      expect(api.outbox).toMatchObject([{ subject }]);
      expect(api.outbox[0]?.text).toContain(what);
    });
  });

  describe('a language of one’s own (LANG-12)', () => {
    it('is answered by the account and by each sign-in, once it is chosen', async () => {
      const person = await createPerson(api, 'manager');
      const body = { username: person.username, password: PASSWORD };
      expect(await api.as(null).session.login({ body })).not.toHaveProperty('language');
      const { user } = await api.as(person).person.edit({ body: { language: 'en' } });
      expect(user.language).toBe('en');
      expect(await api.as(person).person.account()).toMatchObject({ language: 'en' });
      expect(await api.as(null).session.login({ body })).toMatchObject({ language: 'en' });
    });

    it('is changed by nobody else', async () => {
      const [admin, person] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
      const edit = {
        query: { username: person.username },
        body: { language: 'en', phone: '5555 0001' },
      } as const;
      await expect(api.as(admin).person.edit(edit)).rejects.toMatchObject({ status: 403 });
      expect(await api.as(person).person.account()).toMatchObject({ language: null, phone: '5555 0000' });
    });

    it('is named by each answer in another one, and is that of requests without a language (LANG-9)', async () => {
      const person = await createPerson(api, 'manager');
      const { accessToken } = await api.as(null).session.login({
        body: { username: person.username, password: PASSWORD },
      });
      const named = async (language?: string) => {
        const headers = {
          Authorization: `Bearer ${accessToken}`,
          ...(language && { 'Accept-Language': language }),
        };
        return (await api.request('/user/account', { headers })).headers.get('Own-Language');
      };
      expect(await named('en')).toBeNull();
      await api.as(person).person.edit({ body: { language: 'es' } });
      expect([await named('en'), await named('x-original'), await named('es'), await named()]).toEqual([
        'es',
        'es',
        null,
        null,
      ]);
    });

    it('is given at the creation: the named one, else that of the creator', async () => {
      const [admin, manager] = [await createPerson(api, 'admin'), await createPerson(api, 'manager')];
      const { _id: companyId } = await createCompany(api, manager);
      let number = 0;
      const names = () => {
        number += 1;
        const username = `nuevo${number}x${manager.username}`;
        const email = `${username}@example.com`;
        return { fullname: 'Nadia', username, email, phone: '5555 0000', password: PASSWORD };
      };
      const made = async (given: { language?: 'es' | null } = {}) => {
        const employee = { ...names(), ...given, companyId: String(companyId) };
        const { _id: id } = (await api.as(manager).employee.create({ body: employee })).employee;
        const user = { ...names(), ...given, rol_id: ROLES.client };
        const { language } = (await api.as(admin).person.create({ body: user })).user;
        return [(await PersonModel.findById(id))?.language, language];
      };
      expect(await made()).toEqual([null, null]);
      for (const person of [admin, manager]) await api.as(person).person.edit({ body: { language: 'en' } });
      expect(await made()).toEqual(['en', 'en']);
      expect(await made({ language: 'es' })).toEqual(['es', 'es']);
      expect(await made({ language: null })).toEqual([null, null]);
    });

    it('counts against no limit, and leaves no entry in the audit', async () => {
      const person = await createPerson(api, 'client');
      for (let i = 0; i <= MAX_PROFILE_CHANGES_PER_HOUR; i += 1) {
        await api.as(person).person.edit({ body: { language: i % 2 ? 'es' : 'en' } });
      }
      expect(await AuditEntryModel.countDocuments({ 'subject._id': person._id })).toBe(0);
      await api.as(person).person.edit({ body: { phone: '5555 0002' } });
      expect(await AuditEntryModel.countDocuments({ 'subject._id': person._id })).toBe(1);
    });

    it('is that of a mail to the person and of its link, not that of the page that asks for it (LANG-15)', async () => {
      const person = await createPerson(api, 'manager');
      await api.as(person).person.edit({ body: { language: 'es' } });
      api.outbox.length = 0;
      await api.request('/auth/forgot-password', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en' },
        body: JSON.stringify({ username: person.username }),
      });
      await api.services.background.idle();
      expect(api.outbox).toMatchObject([{ subject: 'Una contraseña nueva para Faena' }]);
      expect(api.outbox[0]?.text).toContain('https://faena.example.com/reset-password?language=es#');
    });
  });
});
