import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, renderRoute, screen, type Visit, waitFor, within } from '@/test/index.ts';
import { answersIn } from '@/test/languages/world.ts';
import { company, people } from '@/test/languages/world-people.ts';
import { ACCOUNT_WRITINGS } from '@/test/writings/account.ts';
import { ADMIN_WRITINGS } from '@/test/writings/admin.ts';
import { BUSINESS_WRITINGS } from '@/test/writings/business.ts';
import { PAYROLL_WRITINGS } from '@/test/writings/payroll.ts';
import { RECORD_WRITINGS } from '@/test/writings/records.ts';
import type { Writing } from '@/test/writings/writing.ts';

const WRITINGS: readonly Writing[] = [
  ...ACCOUNT_WRITINGS,
  ...ADMIN_WRITINGS,
  ...BUSINESS_WRITINGS,
  ...RECORD_WRITINGS,
  ...PAYROLL_WRITINGS,
];

/** The uppermost of the open windows. */
function uppermost() {
  const open = [...screen.queryAllByRole('alertdialog'), ...screen.queryAllByRole('dialog')];
  return within(open[0] ?? document.body);
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file can be chosen here.');
  return input;
}

/** Answers everything except this call, whose answer never comes. */
function silentOn(answers: Answers, call: string): Answers {
  const [noun, verb] = call.split('.') as [keyof Answers, string];
  return { ...answers, [noun]: { ...answers[noun], [verb]: () => new Promise(() => {}) } };
}

async function come({ role, path, call }: Writing): Promise<Visit> {
  const answers = answersIn(call === 'record.start' ? 'empty' : 'data', people[role ?? 'client']);
  return renderRoute(path, {
    ...(role && { as: people[role] }),
    ...(role === 'manager' && { company }),
    api: silentOn(answers, call),
  });
}

describe('a button that is pressed twice at once (NET-10)', () => {
  it.each(WRITINGS)('$press at $path sends $call once', async (writing) => {
    const visit = await come(writing);
    for (const name of writing.open ?? []) {
      const [button] = await waitFor(() => {
        const found = ['button', 'menuitem'].flatMap((role) => uppermost().queryAllByRole(role, { name }));
        expect(found).not.toEqual([]);
        return found;
      });
      await visit.user.click(button as Element);
    }
    for (const [label, text] of Object.entries(writing.fill ?? {})) {
      await visit.fill(await uppermost().findByLabelText(label), text);
    }
    for (const [label, option] of Object.entries(writing.choose ?? {})) {
      const field = await uppermost().findByLabelText(label);
      await within(field).findByRole('option', { name: option });
      await visit.user.selectOptions(field, option);
    }
    if (writing.file)
      await visit.user.upload(fileInput(), new File([writing.file], 'a.csv', { type: 'text/csv' }));
    const button = await waitFor(() => {
      const found = uppermost().getByRole('button', { name: writing.press });
      expect(found).toBeEnabled();
      return found;
    });

    // Both presses come before the first is drawn. A press takes the focus, which completes the typed text.
    await act(async () => button.focus());
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(visit.api.called).toContain(writing.call));
    expect(visit.api.called.filter((name) => name === writing.call)).toHaveLength(1);
  });
});
