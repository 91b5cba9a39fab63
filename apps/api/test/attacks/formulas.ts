import { formulasIn, namesNobody, spreadsheetPaths } from '../spreadsheets.ts';
import type { Attack, Outcome } from './attack.ts';
import { closePeriod } from './closed-period.ts';
import { as, type PlainAnswer, send, unique } from './stage.ts';

/** A name that is a formula wherever a program divides cells. */
const FORMULAS = "=1+1;=cmd|' /C calc'!A0,@SUM(A1); +1|-1;\t=2";

const HOUR_MS = 3_600_000;

/** An attack on the spreadsheet program of a person who opens a planilla. */
export const FORMULA_NAMES: Attack = {
  number: 12,
  name: 'formulas in a name',
  async run(stage) {
    const {
      origins: [origin],
      owner,
      projectId,
    } = stage;
    const email = `${unique('formula')}@example.com`;
    const closed = await closePeriod(stage, owner, { company: FORMULAS, employee: FORMULAS, email });
    const [startTime = '', endTime = ''] = [3, 2].map((hours) => at(-hours * HOUR_MS));
    await as(origin, owner).record.add({
      body: { employeeId: closed.employeeId, startTime, endTime, reason: '=1' },
    });
    await as(origin, owner).payment.make({
      body: {
        runId: closed.runId,
        date: startTime.slice(0, 10),
        method: 'cash',
        reference: FORMULAS,
        payments: [{ slipId: closed.slipId, amount: 0.5 }],
      },
    });
    const texts = { title: FORMULAS, description: FORMULAS, tags: ['=1', '@SUM(A1)'] };
    await as(origin, owner).task.create({ body: { ...texts, project: projectId } });
    const [startDate = '', endDate = ''] = [-2, 1].map((days) => at(24 * days * HOUR_MS).slice(0, 10));
    const files = [];
    for (const path of spreadsheetPaths({ ...closed, startDate, endDate, projectId })) {
      files.push({ path, ...(await send(`${origin}/api${path}`, owner, {})) });
    }
    return judgeFiles(files);
  },
};

/**
 * The outcome for files with such names; each route gave at least one with them in it. A workbook is recognized by its
 * first bytes, and stores texts as texts.
 */
export function judgeFiles(files: readonly ({ readonly path: string } & PlainAnswer)[]): Outcome {
  const tables = files.filter(({ text }) => !text.startsWith('PK'));
  const run = tables.flatMap(({ text }) => formulasIn(text));
  const answered = `${files.length} files, ${run.length} cells that run`;
  if (run.length > 0) return { answered, gained: `cells ${run.join()}` };
  const fileOf = (path: string) => path.split('?')[0];
  const seen = new Set(tables.filter(({ text }) => text.includes('cmd|')).map(({ path }) => fileOf(path)));
  const unseen = tables.filter(
    ({ path, status }) => status !== 200 || !(seen.has(fileOf(path)) || namesNobody(path)),
  );
  const nothing = unseen.map(({ path, status }) => `${path}: ${status}`).join();
  return { answered, gained: nothing || seen.size === 0 ? `nothing to look into ${nothing}` : undefined };
}

function at(msFromNow: number): string {
  return new Date(Date.now() + msFromNow).toISOString();
}
