import type { AuditEntry } from '@faena/shared/schemas';
import { RoleId } from '@faena/shared/schemas';
import { formatExactMoment, formatTime } from '@/lib/format-moment.ts';
import { roleLabels } from '@/texts/labels.ts';
import { Badge } from '@/ui/badge.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { auditActionLabels, auditTexts } from '../texts/audit.ts';

const texts = auditTexts;

/** An entry of the audit: its act, subject, time, author and source. A counted entry shows its number (AUDIT-3). */
export function AuditEntryItem({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const { action, at, lastAt, times, outcome, actor, subject, network } = entry;
  const change = changeOf(entry);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="wrap-anywhere">{auditActionLabels[action]}</span>
          {outcome === 'failed' && <Badge tone="danger">{texts.failedBadge}</Badge>}
          {times > 1 && <Badge tone="warn">{texts.times(times)}</Badge>}
        </p>
        <p className="text-muted">
          <time dateTime={at} className="tabular">
            {formatExactMoment(at, timeZone)}
          </time>
          {times > 1 && ` · ${texts.lastAt(formatTime(lastAt, timeZone))}`}
        </p>
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          {subject === null && <span className="text-muted">{texts.ofNobody}</span>}
          {subject?.username && <PersonName name={subject.name} username={subject.username} />}
          {subject?.username === null && <UserText>{subject.name}</UserText>}
          {change && (
            <>
              {' '}
              <UserText className="text-muted">{change}</UserText>
            </>
          )}
        </p>
        <p className="wrap-anywhere text-muted">
          {actor && actor._id !== subject?._id ? (
            <UserText>{texts.by(named(actor.fullname, actor.username))}</UserText>
          ) : (
            <span>{actor ? texts.byThemselves : texts.byNobody}</span>
          )}
          {network && <span className="tabular"> · {texts.network(network)}</span>}
        </p>
      </div>
    </li>
  );
}

/** A person's name, as a link to all entries about them. */
function PersonName({ name, username }: { name: string; username: string }) {
  return (
    <TextLink to={`?${new URLSearchParams({ username })}`} printed>
      <UserText>{named(name, username)}</UserText>
    </TextLink>
  );
}

const named = (fullname: string, username: string) => (fullname ? `${fullname} (@${username})` : username);

/** The value before and after; a role by its label. */
function changeOf({ action, before, after }: AuditEntry): string | null {
  if (after === null) return null;
  const shown = (text: string | null) => {
    const role = RoleId.safeParse(action === 'role-changed' && Number(text));
    return role.success ? roleLabels[role.data] : (text ?? '');
  };
  return texts.change(shown(before), shown(after));
}
