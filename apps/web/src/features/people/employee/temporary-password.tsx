import type { Employee } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Notice } from '@/ui/notice.tsx';
import { Secret } from '@/ui/secret.tsx';
import { employeeTexts } from '../texts/employees.ts';
import { useGiveTemporaryPassword } from './changes.ts';
import { TemporaryState } from './temporary-state.tsx';

const texts = employeeTexts.temporary;

/** Gives an employee who forgot their password a temporary one, shown once (RESET-4). */
export function TemporaryPassword({ employee }: { employee: Employee }) {
  const { confirm } = useDialogs();
  const give = useGiveTemporaryPassword(employee._id);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  async function askAndGive(): Promise<void> {
    const sure = await confirm(texts.confirm, { confirmLabel: texts.give, about: employee.fullname });
    if (sure) give.mutate(null);
  }

  return (
    <Card className="mt-6 grid max-w-2xl justify-items-start gap-3 p-4 sm:p-6">
      <h2 className="font-semibold">{texts.title}</h2>
      <p className="text-muted">{texts.hint}</p>
      {give.error && !give.isPending && (
        <Notice tone="danger">{messageOf(give.error, texts.failed, 'es')}</Notice>
      )}
      {give.data && !give.isPending ? (
        <div className="grid w-full gap-2">
          <Secret
            label={texts.title}
            value={give.data.newPassword}
            copyLabel={texts.copy}
            copiedLabel={texts.copied}
          />
          <p className="text-muted">{texts.once(formatMoment(give.data.until, timeZone))}</p>
        </div>
      ) : (
        <TemporaryState until={employee.temporaryPasswordUntil} />
      )}
      <Button loading={give.isPending} onClick={() => void askAndGive()}>
        {give.isPending ? texts.giving : texts.give}
      </Button>
    </Card>
  );
}
