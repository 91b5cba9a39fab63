import type { Attack } from './attack.ts';
import { closePeriod } from './closed-period.ts';
import { as, asConfirmed, type Somebody, type Stage, send, signIn, unique } from './stage.ts';

/** Attacks on the answers of employees to their slips. */
export const SLIP_LINKS: readonly Attack[] = [
  {
    number: 18,
    name: 'a slip that its payer accepts in place of the employee',
    async run(stage) {
      const {
        origins: [origin, other],
        newManager,
      } = stage;
      const owner = await newManager();
      const email = `${unique('pagado')}@example.com`;
      const names = { company: unique('Empresa '), employee: 'Rosa Xol', email };
      const { slipId, employeeId } = await closePeriod(stage, owner, names);
      const employee = await signInAs(stage, owner, employeeId);
      const { token } = await as(origin, owner).slipLink.make({ params: { id: slipId } });
      const { status: accepted } = await send(`${other}/api/slip-links/accept`, null, {
        method: 'POST',
        headers: { 'Slip-Token': token },
      });
      const shown = await as(origin, employee).slip.get({ params: { id: slipId } });
      const claim = await send(`${other}/api/payroll/slips/${slipId}/claims`, employee, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: 'Eso no lo acepté yo.' }),
      });
      return {
        answered: `${accepted} to the link, made by ${shown.viaLink?.madeBy}; ${claim.status} to the claim`,
        gained:
          shown.viaLink?.madeBy && claim.status < 300
            ? undefined
            : 'an acceptance that the employee cannot contest',
      };
    },
  },
];

/** Signs an employee in, with a password that their manager gave them. */
async function signInAs({ origins: [origin] }: Stage, owner: Somebody, id: string): Promise<Somebody> {
  const password = unique('clave-');
  const confirmed = await asConfirmed(origin, owner);
  const { employee } = await confirmed.employee.update({ params: { id }, body: { password } });
  return signIn(origin, { username: employee.username, password });
}
