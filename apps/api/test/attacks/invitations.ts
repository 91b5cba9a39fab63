import type { ReceivedInvitation } from '@faena/shared/schemas';
import { type Attack, type Outcome, tally, unlessRefused } from './attack.ts';
import { as, LINE, type PlainAnswer, type Somebody, type Stage, send } from './stage.ts';

/** Beyond the open invitations that one person may have (INVITE-6), at any size of the attack. */
const PROJECTS = 55;

/** As many projects as were made at first. */
const MANY_PROJECTS = 500;

/** The most open invitations of one person (INVITE-6). */
const MOST_RECEIVED = 50;

/** The longest name that an invitation shows (INVITE-8). */
const LONGEST_NAME = 60;

const DATES = { start_date: '2026-01-01', end_date: '2027-01-01' };

const MESSAGE = `Premio: ${'cobre aquí '.repeat(15)}https://robo.example`;

/** Invitations of a stranger, each with words of theirs. */
export const INVITATIONS: readonly Attack[] = [
  {
    number: 70,
    name: 'invitations of a stranger without end, also after each was declined',
    async run(stage, size) {
      const { origins, newManager } = stage;
      const [attacker, victim] = [await newManager(), await newManager()];
      const projects = await projectsOf(stage, attacker, Math.max(PROJECTS, MANY_PROJECTS * size));
      const answers: PlainAnswer[] = [];
      const invite = async (projectId: string) => {
        const body = JSON.stringify({ projectId, username: victim.username });
        const headers = { 'Content-Type': 'application/json' };
        answers.push(
          await send(`${origins[0]}/api/project/add-user`, attacker, { method: 'POST', headers, body }),
        );
      };
      for (const project of projects) await invite(project);
      const victims = as(origins[1], victim).projectInvitation;
      const shown = await victims.received();
      const declined = shown.slice(0, 3);
      for (const { _id } of declined) await victims.decline({ params: { id: _id } });
      for (const project of projects) await invite(project);
      const outcome = unlessRefused(tally(answers, 0), 202, 409);
      return { ...outcome, gained: gainOf(shown, declined, await victims.received()) ?? outcome.gained };
    },
  },
];

/** The gain from the first list of a victim, and from their list after they declined some. */
function gainOf(
  shown: readonly ReceivedInvitation[],
  declined: readonly ReceivedInvitation[],
  after: readonly ReceivedInvitation[],
): Outcome['gained'] {
  if (shown.length > MOST_RECEIVED) return `the victim reads ${shown.length} invitations`;
  const longest = Math.max(...shown.flatMap(({ project, company }) => [project.length, company.length]));
  if (longest > LONGEST_NAME) return `each invitation carries ${longest} characters of a stranger`;
  const names = new Set(declined.map(({ project }) => project));
  if (after.some(({ project }) => names.has(project))) return 'the victim reads a declined one again';
  return shown.length === 0 ? 'no invitation to look into' : undefined;
}

/** Projects of a company of theirs, each with a number and the message as its name. */
async function projectsOf({ origins: [origin] }: Stage, who: Somebody, count: number): Promise<string[]> {
  const mine = as(origin, who);
  const { company } = await mine.company.create({ body: { name: MESSAGE, line_of_business: LINE } });
  const ids: string[] = [];
  while (ids.length < count) {
    const { project } = await mine.project.create({
      body: { ...DATES, name: `${ids.length} ${MESSAGE}`, company_id: company._id },
    });
    ids.push(project._id);
  }
  return ids;
}
