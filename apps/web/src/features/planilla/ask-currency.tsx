import type { Company } from '@faena/shared/schemas';
import { X } from 'lucide-react';
import { useState } from 'react';
import { readCookie, writeCookie } from '@/lib/cookie.ts';
import { useStored } from '@/lib/storage.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { payrollTexts } from './texts/payroll.ts';

const texts = payrollTexts.currency;
/** The ids of companies whose owner chose no currency for now; in a cookie, because a logout empties local storage. */
const COOKIE = 'currencyAsked';
const MOST_KEPT = 40;

const asked = () => (readCookie(COOKIE) ?? '').split('_').filter(Boolean);

/**
 * Asks the owner of a company without a currency to choose one, until the owner declines (PAY-45). It asks nobody else.
 */
export function AskCurrency({ company: { _id, currency, created_by } }: { company: Company }) {
  const username = useStored('username');
  const [declined, setDeclined] = useState(asked);
  if (currency !== '' || created_by !== username || declined.includes(_id)) return null;

  function decline(): void {
    const now = [...asked(), _id].slice(-MOST_KEPT);
    writeCookie(COOKIE, now.join('_'));
    setDeclined(now);
  }

  return (
    <div className="mb-4 flex items-start gap-2 text-muted text-sm sm:items-center print:hidden">
      <p className="min-w-0 max-sm:flex-1">
        {texts.ask}{' '}
        <TextLink to={`/edit-company/${_id}`} underlined>
          {texts.choose}
        </TextLink>
      </p>
      <IconButton icon={X} label={texts.notNow} onClick={decline} />
    </div>
  );
}
