import type { DemoAccount } from '@faena/shared/schemas';
import { useEffect, useState } from 'react';
import { roleLabels } from '@/texts/labels.ts';
import { Button } from '@/ui/button.tsx';
import { loginTexts } from '../texts/login.ts';
import { visitorClient } from './visitor-client.ts';

const texts = loginTexts.demo;

/** The accounts of demo mode, each a button that fills in the form. */
export function DemoAccounts({
  disabled,
  onPick,
}: {
  disabled: boolean;
  onPick: (account: DemoAccount) => void;
}) {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // If they cannot be read, visitors type an account.
    visitorClient.service.demo({}, { signal: leaving.signal }).then(
      (demo) => setAccounts(demo.accounts),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby="demo-accounts" className="mt-10 animate-fade-in border-line border-t pt-4">
      <h2 id="demo-accounts" className="mb-2 text-muted text-sm">
        {texts.title}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {accounts.map((account) => (
          <Button
            key={account.username}
            disabled={disabled}
            aria-label={texts.fill(roleLabels[account.rol_id], account.username)}
            onClick={() => onPick(account)}
            className="justify-start font-normal"
          >
            {roleLabels[account.rol_id]}
          </Button>
        ))}
      </div>
    </section>
  );
}
