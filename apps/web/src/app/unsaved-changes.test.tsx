import { describe, expect, it } from 'vitest';
import { press } from '@/test/forms/arrive.ts';
import { PAGES, type PageForm, RENAME } from '@/test/forms/pages.ts';
import { type OpenForm, openWindow } from '@/test/forms/window.ts';
import { WINDOWS } from '@/test/forms/windows.ts';
import {
  act,
  expectGone,
  findLeaveQuestion,
  queryLeaveQuestion,
  screen,
  storedDrafts,
  waitFor,
  within,
} from '@/test/index.ts';

/** Forms whose content needs no question, or which need a browser, such as that of a picture (FORM-1) (ACCOUNT-9). */
const WITHOUT = [
  'features/account/session/login-form.tsx',
  'features/account/session/reset-form.tsx',
  'features/account/session/sign-in-again.tsx',
  'features/account/session/code-form.tsx',
  'features/account/two-steps/set-up.tsx',
  'features/account/session/confirm-password.tsx',
  'features/time/pay-lock/pin-dialog.tsx',
  'features/people/device/mark-pin-dialog.tsx',
  'features/company/delete-company-dialog.tsx',
  'features/admin/archive/purge-archive-dialog.tsx',
  'features/account/picture/crop-dialog.tsx',
  // Typed text is kept on the device until sent or discarded (ANSWER-1).
  'features/slips/claim-form.tsx',
  // It shows the typed text of another form, which keeps it.
  'features/planilla/rates/review-rate-dialog.tsx',
  // It takes at most three digits, in a popover beside its column.
  'features/project/page/limit-form.tsx',
  // One line, which Enter adds to the list below it.
  'features/todo/quick-add.tsx',
  // A name alone, in a popover.
  'features/board/views/save-view.tsx',
  'features/board/views/rename-view.tsx',
  // Nothing is typed in it.
  'features/task/paste/paste-dialog.tsx',
  'features/planilla/pay-period/close-dialog.tsx',
];

/** Choices, and at most a typed number; they ask like every `FormDialog`. */
const OF_CHOICES = [
  'features/planilla/pay-period/schedule-dialog.tsx',
  'features/company/hand-over-dialog.tsx',
  'features/people/person/assign-company-dialog.tsx',
  'features/task/file/import-dialog.tsx',
];

const TYPED = 'Todo lo que costó escribir';

/** Whether the browser asks before the page goes. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const textOf = (field: HTMLElement) => (field as HTMLInputElement).value;

async function write({ visit, field }: OpenForm, { typed = TYPED }: Partial<PageForm> = {}): Promise<void> {
  await visit.fill(field, typed);
}

/** Leaves, answers the question with staying, and finds everything unchanged. */
async function stay({ visit, field }: OpenForm, leave: () => unknown): Promise<void> {
  const before = textOf(field);
  await leave();
  const question = await findLeaveQuestion();
  await visit.user.click(within(question).getByRole('button', { name: 'Seguir editando' }));
  await expectGone(question);
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue(before);
}

/** This test asks for signing out, and opens an invitation before anything is typed. */
const SENT_ANYWAY = ['session.logout', 'accountInvitation.open'];

async function discard({ visit, field }: OpenForm, leave: () => unknown): Promise<void> {
  await leave();
  await visit.user.click(within(await findLeaveQuestion()).getByRole('button', { name: 'Descartar' }));
  await expectGone(field);
  expect(queryLeaveQuestion()).toBeNull();
  expect(browserAsks()).toBe(false);
  expect(visit.api.changes.filter((change) => !SENT_ANYWAY.includes(change))).toEqual([]);
}

/**
 * Every long text of a window is stored on the device while it is typed, and removed with the discarded form (FORM-10).
 */
async function expectLongTextsKept({ visit }: OpenForm): Promise<void> {
  const texts = within(screen.getByRole('dialog'))
    .queryAllByRole<HTMLTextAreaElement>('textbox')
    .filter((field) => field.tagName === 'TEXTAREA');
  for (const field of texts) await visit.user.type(field, '…');
  const typed = texts.map(({ value }) => value);
  await waitFor(async () => expect(await storedDrafts()).toEqual(expect.arrayContaining(typed)));
}

const goBack = () => act(() => window.history.back());

describe('a window with unsaved changes asks once before it loses them (FORM-1)', () => {
  it.each(WINDOWS)('$file', async (form) => {
    const visit = await form.arrive();
    const opened = await openWindow(form, visit);
    const first = textOf(opened.field);
    await write(opened);
    expect(browserAsks()).toBe(true);
    await expectLongTextsKept(opened);
    await stay(opened, () => visit.user.keyboard('{Escape}'));
    await stay(opened, goBack);
    await stay(opened, () => visit.goTo('/settings'));
    await discard(opened, () => visit.user.click(screen.getByRole('button', { name: 'Cerrar' })));
    await waitFor(async () => expect(await storedDrafts()).toEqual([]));

    // A value typed back is no change.
    const again = await openWindow(form, visit);
    await write(again);
    await visit.fill(again.field, first);
    expect(browserAsks()).toBe(false);
    await visit.user.keyboard('{Escape}');
    await expectGone(again.field);
  });

  it.each(WINDOWS)('$file is discarded by Cancelar without a question', async (form) => {
    const opened = await openWindow(form, await form.arrive());
    await write(opened);
    const buttons = within(screen.getByRole('dialog')).getAllByRole('button', {
      name: /^(Cancelar|Cancel)$/,
    });
    await opened.visit.user.click(buttons[0] as HTMLElement);
    await expectGone(opened.field);
    expect(queryLeaveQuestion()).toBeNull();
    expect(opened.visit.api.changes).toEqual([]);
  });
});

describe('a form of a page with unsaved changes asks once before it loses them (FORM-1)', () => {
  it.each(PAGES)('$file', async (form) => {
    const opened = await form.open();
    const { visit, field } = opened;
    const first = textOf(field);
    await write(opened, form);
    expect(browserAsks()).toBe(true);
    await visit.fill(field, first);
    expect(browserAsks()).toBe(false);

    await write(opened, form);
    await stay(opened, goBack);
    await discard(opened, () => visit.goTo('/contact'));
    await waitFor(() => expect(visit.path()).toBe('/contact'));
  });

  it(`${RENAME.file}, which is saved by leaving it`, async () => {
    const opened = await RENAME.open();
    await write(opened, RENAME);
    expect(browserAsks()).toBe(true);
    await opened.visit.user.keyboard('{Escape}');
    await expectGone(opened.field);
    expect(browserAsks()).toBe(false);
  });

  it('a logout asks, too', async () => {
    const [, form] = PAGES;
    if (!form) throw new Error('No form');
    const opened = await form.open();
    await write(opened, form);
    const logOut = async () => {
      await press(opened.visit, `Account menu: ${opened.visit.me.fullname}`);
      await opened.visit.user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
    };
    await stay(opened, logOut);
    await discard(opened, logOut);
    await waitFor(() => expect(opened.visit.path()).toBe('/login'));
  });
});

it('these are all forms and windows with fields that the product has', () => {
  const sources = import.meta.glob<string>(
    ['../features/**/*.tsx', './**/*.tsx', '!**/*.test.tsx', '!./gallery/**'],
    { query: '?raw', import: 'default', eager: true },
  );
  const forms = Object.entries(sources)
    .filter(([, source]) => /<(form|FormDialog|ValueDialog|WordsDialog|DeleteByNameDialog)\b/.test(source))
    .map(([file]) => file.replace('../', ''));
  const shown = [...WINDOWS, ...PAGES, RENAME].map(({ file }) => file);
  expect(new Set(forms)).toEqual(new Set([...shown, ...WITHOUT, ...OF_CHOICES]));
});
