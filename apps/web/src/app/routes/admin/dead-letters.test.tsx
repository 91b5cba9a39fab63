import type { DeadLetter } from '@faena/shared/schemas';
import { describe, expect, it } from 'vitest';
import { deadLetter } from '@/test/entities.ts';
import {
  company,
  lineOfBusiness,
  person,
  refuse,
  renderRoute,
  screen,
  waitFor,
  within,
} from '@/test/index.ts';

/** `/admin` of an installation with these dead letters. */
function open(letters: () => DeadLetter[], retry: () => { message: string } | ReturnType<typeof refuse>) {
  return renderRoute('/admin', {
    as: 'admin',
    api: {
      lineOfBusiness: { all: () => [lineOfBusiness()] },
      person: { all: () => [person('admin'), person('manager')] },
      company: { all: () => [company()] },
      plan: { list: () => [] },
      deadLetter: { list: letters, retry },
    },
  });
}

const NAME = 'Failed background work';
const section = () => screen.findByRole('region', { name: NAME });

describe('dead letters on /admin (JOB-3)', () => {
  it('show their failure, and leave when they are retried', async () => {
    let letters = [deadLetter({ failure: '550 no such mailbox' }), deadLetter({ job: 'outbox-event' })];
    const { user } = await open(
      () => letters,
      () => {
        letters = [];
        return { message: 'It is tried again.' };
      },
    );
    const items = within(await section()).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Mail about an account.*550 no such mailbox/);
    expect(items[1]).toHaveTextContent('Another task');
    await user.click(screen.getAllByRole('button', { name: 'Run again' })[0] as HTMLElement);
    await screen.findByText('It runs again within seconds.');
    await waitFor(() => expect(screen.queryByRole('region', { name: NAME })).toBeNull());
  });

  it('stay when the retry fails', async () => {
    const { user } = await open(
      () => [deadLetter()],
      () => refuse('internal', ''),
    );
    await section();
    await user.click(screen.getByRole('button', { name: 'Run again' }));
    await screen.findByText('It could not be run again.');
    expect(screen.getByRole('region', { name: NAME })).toBeVisible();
  });
});
