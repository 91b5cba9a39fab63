import { HOUR_MS, MAX_OPEN_REQUESTS } from '@faena/shared/domain';
import type { RecordRequest } from '@faena/shared/schemas';
import { serverNow } from '@/lib/server-clock.ts';
import { readSession } from '@/lib/session.ts';
import { Disclosure } from '@/ui/disclosure.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { requestTexts } from '../texts/record-requests.ts';
import { useWorkplace } from '../use-workplace.ts';
import { OwnRequestButtons } from './request-buttons.tsx';
import { RequestList } from './request-list.tsx';
import { useRecordRequests } from './requests.ts';

const texts = requestTexts;
/** How long a decided request stays visible. */
const NEWS_MS = 7 * 24 * HOUR_MS;

/** The signed-in employee's requests with their outcome; nothing without any (REQUEST-3). */
export function OwnRequests() {
  const employeeId = readSession()?.personId ?? '';
  const { timeZone, isPending } = useWorkplace();
  const requests = useRecordRequests({ employeeId });
  if (!requests.data) return <QueryNote query={requests} failed={texts.failed} />;
  if (requests.data.length === 0 || isPending) return null;
  const recent = requests.data.filter(isRecent);
  const earlier = requests.data.filter((request) => !isRecent(request));
  return (
    <section aria-label={texts.title} className="mb-8 grid gap-3">
      <h2 className="font-semibold text-lg">{texts.title}</h2>
      <NearLimit
        present={recent.filter(({ decision }) => decision === null).length}
        most={MAX_OPEN_REQUESTS}
        screen="es"
      />
      <RequestList
        requests={recent}
        timeZone={timeZone}
        buttons={(request) => <OwnRequestButtons request={request} timeZone={timeZone} />}
      />
      {earlier.length > 0 && (
        <Disclosure label={texts.earlier(earlier.length)}>
          <RequestList requests={earlier} timeZone={timeZone} />
        </Disclosure>
      )}
    </section>
  );
}

function isRecent({ decision }: RecordRequest): boolean {
  return decision === null || serverNow() - Date.parse(decision.at) < NEWS_MS;
}
