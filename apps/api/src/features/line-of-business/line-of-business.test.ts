import type { Role } from '@faena/shared/access';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany, createPerson, missingId, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { CompanyModel } from '../company/model.ts';
import { LineOfBusinessModel } from './model.ts';

const api = useApi();
let admin: Person;
let manager: Person;

beforeEach(async () => {
  vi.restoreAllMocks();
  await LineOfBusinessModel.deleteMany();
  admin = await createPerson(api, 'admin');
  manager = await createPerson(api, 'manager');
});

const names = async () => (await api.as(admin).lineOfBusiness.all()).map(({ name }) => name);
const create = async (name: string) =>
  (await api.as(admin).lineOfBusiness.create({ body: { name } })).line_of_business;
const companyIn = (line: { _id: string }) =>
  createCompany(api, manager, { lineOfBusinessId: new Types.ObjectId(line._id) });
const lineShownBy = async (company: { _id: Types.ObjectId }) =>
  (await api.as(manager).company.get({ params: { id: String(company._id) } })).line_of_business;

describe('lines of business (LINE-1)', () => {
  it('are listed in alphabetical order, accents where a Spanish reader expects them', async () => {
    for (const name of ['Zapatería', 'ópticas', 'Panadería', 'Ñandutí', 'Abarrotes']) await create(name);
    expect(await names()).toEqual(['Abarrotes', 'Ñandutí', 'ópticas', 'Panadería', 'Zapatería']);
  });

  it.each<Role>(['manager', 'employee', 'client'])(
    'are shown to a %s, who may not change them',
    async (role) => {
      const { _id: id, name } = await create('Transporte');
      const { lineOfBusiness } = api.as(await createPerson(api, role));
      await expectRefused(
        [
          lineOfBusiness.create({ body: { name: 'Otro' } }),
          lineOfBusiness.rename({ params: { id }, body: { name: 'Otro' } }),
          lineOfBusiness.remove({ params: { id } }),
        ],
        { status: 403 },
      );
      expect(await lineOfBusiness.all()).toEqual([{ _id: id, name }]);
    },
  );

  it('keep the name as typed and refuse a blank one (LINE-1)', async () => {
    expect(await create('  Comercio al Detalle ')).toMatchObject({ name: 'Comercio al Detalle' });
    await expect(create(' \u2060 ')).rejects.toMatchObject({ status: 400, errors: [{ path: 'body.name' }] });
    expect(await names()).toEqual(['Comercio al Detalle']);
  });

  it('are unique without regard to case, in creating and in renaming', async () => {
    const refusal = { status: 409, code: 'conflict', message: 'The line of business exists already.' };
    const { _id: id } = await create('Construcción');
    await create('Comercio');
    await expect(create('CONSTRUCCIÓN')).rejects.toMatchObject(refusal);
    const rename = (name: string) => api.as(admin).lineOfBusiness.rename({ params: { id }, body: { name } });
    await expect(rename('comercio')).rejects.toMatchObject(refusal);
    await rename('CONSTRUCCIÓN');
    expect(await names()).toEqual(['Comercio', 'CONSTRUCCIÓN']);
  });

  it('are created once by concurrent requests for one name', async () => {
    const spellings = ['Minería', 'MINERÍA', 'minería', 'mInería', 'Minería', 'MINerÍA'];
    const outcomes = await Promise.allSettled(spellings.map(create));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  it('carry a new name into the companies that use them', async () => {
    const line = await create('Tecnología');
    const company = await companyIn(line);
    const answer = await api
      .as(admin)
      .lineOfBusiness.rename({ params: { id: line._id }, body: { name: 'Software' } });
    expect(answer).toEqual({
      message: 'Line of business renamed.',
      line_of_business: { _id: line._id, name: 'Software' },
    });
    expect(await lineShownBy(company)).toBe('Software');
  });

  it('are removed, once deleted, from the companies that used them, and from no others', async () => {
    const [gone, kept] = [await create('Pesca'), await create('Turismo')];
    const [fishing, travel] = [await companyIn(gone), await companyIn(kept)];
    await api.as(admin).lineOfBusiness.remove({ params: { id: gone._id } });
    expect(await names()).toEqual(['Turismo']);
    expect(await lineShownBy(fishing)).toBe('');
    expect(await lineShownBy(travel)).toBe('Turismo');
    expect(await CompanyModel.findById(fishing._id).lean()).toMatchObject({ lineOfBusinessId: null });
  });

  it('stay in use when the deletion fails halfway', async () => {
    const line = await create('Pesca');
    const company = await companyIn(line);
    vi.spyOn(CompanyModel, 'updateMany').mockImplementationOnce(() => {
      throw new Error('the disk is full');
    });
    const removal = api.as(admin).lineOfBusiness.remove({ params: { id: line._id } });
    await expect(removal).rejects.toMatchObject({ status: 500 });
    expect(await names()).toEqual(['Pesca']);
    expect(await lineShownBy(company)).toBe('Pesca');
  });

  it('leave no company without its line when deleted during creations', async () => {
    for (let round = 0; round < 5; round += 1) {
      const line = await create(`Línea ${round}`);
      await Promise.allSettled([
        ...[1, 2, 3].map((n) =>
          api.as(manager).company.create({ body: { name: `Empresa ${n}`, line_of_business: line.name } }),
        ),
        api.as(admin).lineOfBusiness.remove({ params: { id: line._id } }),
      ]);
      expect(await CompanyModel.countDocuments({ lineOfBusinessId: line._id })).toBe(0);
      expect(await names()).toEqual([]);
    }
  });

  it('are refused as not found if they are unknown', async () => {
    const params = { id: missingId() };
    const refusal = { status: 404, message: 'Line of business not found' };
    const { lineOfBusiness } = api.as(admin);
    await expect(lineOfBusiness.rename({ params, body: { name: 'Otro' } })).rejects.toMatchObject(refusal);
    await expect(lineOfBusiness.remove({ params })).rejects.toMatchObject(refusal);
  });
});
