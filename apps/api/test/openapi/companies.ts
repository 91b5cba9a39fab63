import { expect } from 'vitest';
import { createCompany, createPerson } from '../factories.ts';
import { createRun } from '../runs.ts';
import type { Walk } from './walk.ts';

export async function walkCompanies({ api, as, admin, manager, employee }: Walk): Promise<void> {
  const { company, project } = as(manager);
  await as(admin).company.all();
  await company.mine();
  const endless = { username: 'a'.repeat(20_000) };
  await expect(company.mine({ query: endless })).rejects.toMatchObject({ status: 413 });
  const line = { name: 'Construcción' };
  await as(admin).lineOfBusiness.create({ body: line });
  const made = await company.create({ body: { name: 'Obra', line_of_business: line.name } });
  const params = { id: made.company._id };
  await company.get({ params });
  await company.update({ params, body: { phone: '5555 0000' } });
  await as(admin).company.handOver({ params, body: { created_by: manager.username } });
  const dates = { start_date: '2026-11-20', end_date: '2026-11-27' };
  const { project: planned } = await project.create({
    body: { name: 'Casa', company_id: params.id, ...dates },
  });
  const query = { project_id: planned._id };
  await project.list({ query: { company_id: params.id } });
  await project.search({ query: { search: 'casa' } });
  await project.get({ params: { id: planned._id } });
  await project.room({ params: { id: planned._id } });
  await project.update({ query, body: { status: 'Pausado' } });
  const membership = { projectId: planned._id, username: employee.username };
  await project.addMember({ body: membership });
  await expect(project.addMember({ body: membership })).rejects.toMatchObject({ status: 409 });
  const client = await createPerson(api, 'client');
  const guest = as(client);
  const invite = () => project.addMember({ body: { projectId: planned._id, username: client.username } });
  const answer = async (how: 'accept' | 'decline') => {
    const [invitation] = await guest.projectInvitation.received();
    await guest.projectInvitation[how]({ params: { id: invitation?._id ?? '' } });
  };
  await invite();
  await answer('accept');
  await guest.project.memberships();
  await guest.project.leave({ body: { projectId: planned._id } });
  await invite();
  const [open] = await as(manager).projectInvitation.ofProject({ params: { projectId: planned._id } });
  await as(manager).projectInvitation.withdraw({ params: { id: open?._id ?? '' } });
  await invite();
  await answer('decline');
  await project.members({ params: { projectId: planned._id } });
  await project.removeMember({ body: membership });
  await project.remove({ query });
  await company.remove({ params });
  await expect(company.get({ params })).rejects.toMatchObject({ status: 404 });
}

export async function walkArchives({ api, as, admin, manager, employee }: Walk): Promise<void> {
  const { archive, company: companies } = as(admin);
  const company = await createCompany(api, manager, { name: 'Obra que fue' });
  await createRun(api, company, [{ person: employee, netCents: 5_000 }]);
  const params = { companyId: String(company._id) };
  await companies.remove({ params: { id: params.companyId } });
  const body = { name: 'Obra que fue' };
  await expect(archive.purge({ params, body })).rejects.toMatchObject({ status: 409 });
  await archive.download({ params });
  await archive.list();
  await archive.list.page({ query: { limit: 1 } });
  await archive.purge({ params, body });
  await expect(archive.purge({ params, body })).rejects.toMatchObject({ status: 404 });
}
