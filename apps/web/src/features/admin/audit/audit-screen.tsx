import { AUDIT_KINDS } from '@faena/shared/audit';
import { freeText, LENGTHS, oneOf } from '@faena/shared/domain';
import { ScrollText } from 'lucide-react';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { Button } from '@/ui/button.tsx';
import { dateFaultText } from '@/ui/date-fault-text.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { MoreButton } from '@/ui/more-button.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { auditTexts } from '../texts/audit.ts';
import { AuditEntryItem } from './audit-entry-item.tsx';
import { AuditFilters, EVERYTHING } from './audit-filters.tsx';
import { type AuditChoice, useAudit } from './requests.ts';

const texts = auditTexts;
/** The browser's zone, because an installation has no zone. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The number of drawn entries in the address. */
const SHOWN = 'entries-shown';
const FILTER = {
  username: freeText(LENGTHS.email),
  kind: oneOf(AUDIT_KINDS),
  from: freeText(LENGTHS.name),
  to: freeText(LENGTHS.name),
  [SHOWN]: freeText(LENGTHS.name),
};

/** Lists sign-ins and acts on accounts, companies and catalogues. A name links to all entries about it (AUDIT-3). */
export function AuditScreen() {
  const [{ username, kind, from, to }, setFilter] = useAddressValues(FILTER);
  const choice: AuditChoice = { username, kind: kind ?? '', from, to };
  const choose = (next: AuditChoice) => setFilter({ ...next, kind: next.kind || null, [SHOWN]: '' });
  const { value: asked } = useSettled(withoutFaults(choice));
  const query = useAudit(asked);
  const filtered = Object.values(asked).some(Boolean);
  return (
    <>
      <PageHeader title={texts.title} description={texts.description} />
      <AuditFilters choice={choice} onChoiceChange={choose} />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-80 rounded-card" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData
        empty={
          filtered ? (
            <EmptyState
              title={texts.noMatch}
              hint={texts.noMatchHint}
              action={<Button onClick={() => choose(EVERYTHING)}>{texts.clear}</Button>}
            />
          ) : (
            <EmptyState icon={ScrollText} title={texts.empty} hint={texts.emptyHint} />
          )
        }
      >
        {(entries) => (
          <>
            <ol aria-label={texts.list} className="divide-y divide-line border-line border-y">
              {entries.map((entry) => (
                <AuditEntryItem key={entry._id} entry={entry} timeZone={timeZone} />
              ))}
            </ol>
            <MoreButton query={query} label={texts.more} kept={{ name: SHOWN, rows: entries.length }} />
          </>
        )}
      </QueryState>
    </>
  );
}

/** An incomplete date is not sent. */
function withoutFaults({ username, kind, from, to }: AuditChoice): AuditChoice {
  const good = (date: string) => (dateFaultText(date) ? '' : date);
  return { username: username.trim(), kind, from: good(from), to: good(to) };
}
