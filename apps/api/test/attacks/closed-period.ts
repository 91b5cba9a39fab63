import { as, LINE, type Somebody, type Stage, unique } from './stage.ts';

/** The names of a company and its one employee, and the address of that employee. */
interface Names {
  readonly company: string;
  readonly employee: string;
  readonly email: string;
}

const DAY_MS = 86_400_000;

/** A company with one employee, who is paid bonuses with these notes in a period that is closed; it ended weeks ago. */
export async function closePeriod(
  { origins: [origin] }: Stage,
  owner: Somebody,
  names: Names,
  notes: readonly string[] = [names.employee],
) {
  const own = as(origin, owner);
  const { company } = await own.company.create({ body: { name: names.company, line_of_business: LINE } });
  const companyId = company._id;
  const username = unique('pagado');
  const { employee } = await own.employee.create({
    body: {
      username,
      fullname: names.employee,
      password: unique('clave-'),
      email: names.email,
      phone: '5555-0100',
      companyId,
    },
  });
  const firstDay = day(-40);
  await own.payPeriod.changeCalendar({
    params: { companyId },
    body: { schedule: { kind: 'weekly', firstDay: 1 }, firstDay },
  });
  const line = {
    name: names.employee.slice(0, 20),
    kind: 'addition',
    amount: 1,
  } as const;
  for (const note of notes) {
    await own.payLine.add({ body: { companyId, employeeId: employee._id, ...line, note } });
  }
  const { startDate, endDate } = await own.payPeriod.get({ query: { companyId, date: firstDay } });
  const run = await own.run.close({ body: { companyId, startDate, endDate } });
  const [slip] = await own.run.slips({ params: { id: run._id } });
  return { companyId, employeeId: employee._id, runId: run._id, slipId: slip?._id ?? '' };
}

/** The date `days` days from now. */
function day(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
