import { expect, it } from 'vitest';
import { createBoard } from '../../test/board.ts';
import { useApi } from '../../test/harness.ts';
import { parseJson } from './parse-json.ts';

const api = useApi();

it('the parser reads half of a character in its stored form, and a whole one as itself (WIRE-12)', () => {
  expect(parseJson(String.raw`{"a":["\ud800x","\ud83d\ude80"],"b":{"c":"\uDFFF"}}`)).toEqual({
    a: ['\ufffdx', '🚀'],
    b: { c: '\ufffd' },
  });
});

it('answers a text as it is read afterwards (WIRE-12)', async () => {
  const { manager, projectId } = await createBoard(api);
  const tasks = api.as(manager).task;
  const made = await tasks.create({ body: { title: 'Techo \ud83d', project: projectId } });
  expect(made.title).toBe('Techo \ufffd');
  const [read] = await tasks.board({ params: { projectId } });
  expect(read?.title).toBe(made.title);
});
