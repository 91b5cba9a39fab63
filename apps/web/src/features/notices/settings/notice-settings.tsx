import { ROLES } from '@faena/shared/access';
import type { NoticeKind } from '@faena/shared/domain';
import type { NoticePreferences } from '@faena/shared/schemas';
import { readSession } from '@/lib/session.ts';
import { ChoiceSelect } from '@/ui/choice-select.tsx';
import { cn } from '@/ui/cn.ts';
import { Field } from '@/ui/field.tsx';
import { later } from '@/ui/later.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { Switch } from '@/ui/switch.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { noticeSettingsTexts as texts } from '../texts/notice-settings.ts';
import { NoticeHours } from './notice-hours.tsx';
import { takesPush } from './push-here.ts';
import { useNoticePreferences, usePreferNotices } from './requests.ts';

const PushSwitch = later(() => import('./push-switch.tsx').then(({ PushSwitch }) => PushSwitch));

const OF_TASKS = [
  ...(['task-assigned', 'task-commented', 'task-mentioned', 'task-moved'] as const),
  ...(['tasks-due-tomorrow', 'tasks-overdue'] as const),
] as const;
const OWNER: readonly NoticeKind[] = [...OF_TASKS, 'project-invited', 'request-asked', 'slip-claimed'];
const EMPLOYEE: readonly NoticeKind[] = [
  ...OF_TASKS,
  'project-invited',
  'record-changed',
  'request-answered',
  'slip-ready',
  'claim-answered',
  'clock-usual-end',
  'clock-longest-shift',
];

/** The kinds that a role can get. */
const KINDS_OF: Readonly<Record<number, readonly NoticeKind[]>> = {
  [ROLES.admin]: OWNER,
  [ROLES.manager]: OWNER,
  [ROLES.employee]: EMPLOYEE,
  [ROLES.client]: ['project-invited'],
};

/** The kinds of notices, each by the bell, by mail and by push (NOTICE-6, NOTICE-9, NOTICE-12). A choice is stored at once. */
export function NoticeSettings({ className }: { className?: string }) {
  const query = useNoticePreferences();
  const kinds = KINDS_OF[readSession()?.roleId ?? 0] ?? [];
  return (
    <section aria-labelledby="notices" className={className}>
      <h2 id="notices" className="font-semibold text-lg">
        {texts.title}
      </h2>
      <p className="mt-1 text-muted">{texts.lead}</p>
      <div className="mt-3">
        <QueryState
          query={query}
          loading={texts.loading}
          skeleton={<Skeleton className="h-32" />}
          failed={texts.failed}
          safe={texts.safe}
        >
          {(preferences) => <Kinds kinds={kinds} preferences={preferences} />}
        </QueryState>
      </div>
    </section>
  );
}

const MAILS = ['now', 'daily', 'none'] as const;
type MailChoice = (typeof MAILS)[number];
type Channels = 'off' | 'mailOff' | 'mailDaily' | 'pushOff';

/** How a kind is mailed; not at all without the bell or an address (NOTICE-9, NOTICE-20). */
function mailOf(kind: NoticeKind, { off, mailOff, mailDaily, mailable }: NoticePreferences): MailChoice {
  if (!mailable || off.includes(kind) || mailOff.includes(kind)) return 'none';
  return mailDaily.includes(kind) ? 'daily' : 'now';
}

/**
 * The row of a kind. Where it has room it is one line below the heads of the columns. Else the name is above the
 * switches, which keep their names.
 */
const rowClass = (isPushable: boolean) =>
  cn(
    'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] items-center gap-x-4',
    isPushable
      ? '@xl:grid-cols-[minmax(0,1fr)_4.5rem_6rem_11.5rem]'
      : '@xl:grid-cols-[minmax(0,1fr)_4.5rem_11.5rem]',
  );

function Kinds({ kinds, preferences }: { kinds: readonly NoticeKind[]; preferences: NoticePreferences }) {
  const { mutate } = usePreferNotices();
  const { mailable, ...stored } = preferences;
  const { off, pushOff } = stored;
  const isPushable = takesPush();
  const row = rowClass(isPushable);
  const choose = (changes: Partial<typeof stored>) =>
    mutate({ ...stored, ...changes }, { onError: quietFailure(texts.notSaved) });
  const having = (channel: Channels, kind: NoticeKind, isIn: boolean) => {
    const others = stored[channel].filter((one) => one !== kind);
    return { [channel]: isIn ? [...others, kind] : others };
  };
  const chooseMail = (kind: NoticeKind, mail: MailChoice) =>
    choose({ ...having('mailOff', kind, mail === 'none'), ...having('mailDaily', kind, mail === 'daily') });
  return (
    <>
      {!mailable && (
        <p className="mb-3 text-muted">
          {texts.notMailable}{' '}
          <TextLink to="/account" underlined>
            {texts.toAccount}
          </TextLink>
        </p>
      )}
      {isPushable && <PushSwitch />}
      <div className="@container">
        <p aria-hidden className={cn(row, 'hidden pb-1 text-muted text-sm @xl:grid')}>
          <span className="col-start-2">{texts.bell}</span>
          {isPushable && <span>{texts.push}</span>}
          <span>{texts.mail}</span>
        </p>
        <ul className="divide-y divide-line border-line border-y">
          {kinds.map((kind) => (
            <li key={kind} className={cn(row, 'py-2 @xl:py-1.5')}>
              <span aria-hidden className="col-span-full font-medium @xl:col-span-1 @xl:font-normal">
                {texts.kinds[kind]}
              </span>
              <Switch
                label={<Channel name={texts.bell} kind={texts.kinds[kind]} />}
                checked={!off.includes(kind)}
                onCheckedChange={(isOn) => choose(having('off', kind, !isOn))}
              />
              {isPushable && (
                <Switch
                  label={<Channel name={texts.push} kind={texts.kinds[kind]} />}
                  checked={!off.includes(kind) && !pushOff.includes(kind)}
                  disabled={off.includes(kind)}
                  onCheckedChange={(isOn) => choose(having('pushOff', kind, !isOn))}
                />
              )}
              <Field
                label={`${texts.kinds[kind]}: ${texts.mail}`}
                hideLabel
                className="col-span-full min-w-0 @xl:col-span-1"
              >
                <ChoiceSelect
                  className="print:hidden"
                  choices={MAILS}
                  labels={texts.mails}
                  value={mailOf(kind, preferences)}
                  disabled={!mailable || off.includes(kind)}
                  onChoose={(mail) => chooseMail(kind, mail)}
                />
                <span aria-hidden className="hidden print:inline">
                  {texts.mails[mailOf(kind, preferences)]}
                </span>
              </Field>
            </li>
          ))}
        </ul>
      </div>
      <NoticeHours hours={stored} onChange={choose} />
    </>
  );
}

/** The name of a switch; screen readers also hear its kind. */
function Channel({ name, kind }: { name: string; kind: string }) {
  return (
    <>
      <VisuallyHidden>{`${kind}: ${name}`}</VisuallyHidden>
      <span aria-hidden className="@xl:hidden">
        {name}
      </span>
    </>
  );
}
