import { randomBytes } from 'node:crypto';
import type { Attack } from './attack.ts';
import { as, asConfirmed, LINE, type Somebody, type Stage, send, signIn, statusOf, unique } from './stage.ts';

/** Attacks of people whose right to something is over. */
export const LOST_RIGHTS: readonly Attack[] = [
  {
    number: 16,
    name: 'the key of an undo once access is over',
    async run(stage) {
      const { origins, newManager, administrator } = stage;
      const [origin, other] = origins;
      const { owner, manager, member, membership, companyId, id } = await newMember(stage);
      const undone = async (who: Somebody) => {
        const idempotencyKey = unique('key-of-a-change-');
        await as(origin, who).task.setStatus(
          { params: { id }, body: { status: 'Done' } },
          { idempotencyKey },
        );
        const again = (from: string) => statusOf(as(from, who).task.undo({ body: { key: idempotencyKey } }));
        await again(origin);
        return again;
      };
      const byMember = await undone(member);
      const byOwner = await undone(owner);
      await manager.project.removeMember({ body: membership });
      const next = await newManager();
      const confirmed = await asConfirmed(origin, administrator);
      await confirmed.company.handOver({
        params: { id: companyId },
        body: { created_by: next.username },
      });
      const statuses = [
        await byMember(origin),
        await byMember(other),
        await byOwner(origin),
        await byOwner(other),
      ];
      const answered = statuses.join(', ');
      return { answered, gained: statuses.includes(200) ? 'the tasks as they are now' : undefined };
    },
  },
  {
    number: 92,
    name: 'the address of a file that a former member handed on',
    async run(stage) {
      const { manager, member, membership, id } = await newMember(stage);
      const params = { id, attachmentId: randomBytes(12).toString('hex') };
      await manager.taskAttachment.add({ params, body: new Blob(['Planos']) });
      const [file] = await as(stage.origins[0], member).taskAttachment.list({ params: { id } });
      const statuses = async () => {
        const reads = stage.origins.map((origin) => send(`${origin}${file?.address}`, null, {}));
        return (await Promise.all(reads)).map(({ status }) => status);
      };
      const before = await statuses();
      await manager.project.removeMember({ body: membership });
      const after = await statuses();
      const isOpen = before.every((status) => status === 200);
      return {
        answered: `${before.join(', ')} as a member, ${after.join(', ')} afterwards`,
        gained: isOpen && after.every((status) => status === 404) ? undefined : 'the file of a foreign task',
      };
    },
  },
];

/** A manager with a project of their own, an employee who is its member, and a task of it. */
async function newMember(stage: Stage) {
  const { origins, newManager } = stage;
  const owner = await newManager();
  const manager = as(origins[0], owner);
  const { company } = await manager.company.create({
    body: { name: unique('Empresa '), line_of_business: LINE },
  });
  const member = await newEmployee(stage, owner, company._id);
  const { project } = await manager.project.create({
    body: { name: 'Puente', start_date: '2026-01-01', end_date: '2027-01-01', company_id: company._id },
  });
  const membership = { projectId: project._id, username: member.username };
  await manager.project.addMember({ body: membership });
  const { id } = await manager.task.create({ body: { title: 'Cimientos', project: project._id } });
  return { owner, manager, member, membership, companyId: company._id, id };
}

async function newEmployee(
  { origins: [origin] }: Stage,
  owner: Somebody,
  companyId: string,
): Promise<Somebody> {
  const account = { username: unique('obrera'), password: `clave-${unique('')}` };
  await as(origin, owner).employee.create({
    body: {
      ...account,
      fullname: 'Rosa Xol',
      email: `${account.username}@example.com`,
      phone: '5555-0100',
      companyId,
    },
  });
  return signIn(origin, account);
}
