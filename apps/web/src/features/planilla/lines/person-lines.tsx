import { MAX_LINES } from '@faena/shared/domain';
import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { lineName, shareText } from '@/texts/line-texts.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Notice } from '@/ui/notice.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { nameOf } from '../name-of.ts';
import { conceptTexts } from '../texts/concepts.ts';
import { LineDialog } from './line-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { useRemoveLine } from './requests.ts';
import { signedAmount } from './signed-text.ts';

const texts = conceptTexts.lines;

type Line = PayPeriodPerson['lines'][number];
type TypedLine = Line & { lineId: string };

type PersonLinesProps = { period: PayPeriod; person: PayPeriodPerson };

/** A person's additions and deductions in a period; typed lines can change until the next run. */
export function PersonLines({ period, person }: PersonLinesProps) {
  const id = useId();
  const { format } = useMoney();
  const [edited, setEdited] = useState<TypedLine | 'new' | null>(null);
  const [removed, setRemoved] = useState<TypedLine | null>(null);
  const { lines, net } = person;
  const canType = period.run === null && period.earlierOpen === null;
  if (!canType && lines.length === 0) return null;
  const of = { companyId: period.companyId, employeeId: person._id };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="font-medium text-muted text-sm">
          {texts.title}
        </h3>
        {canType && (
          <Button variant="ghost" onClick={() => setEdited('new')}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.add}
          </Button>
        )}
      </div>
      <NearLimit
        present={canType ? lines.filter(({ lineId }) => lineId !== null).length : undefined}
        most={MAX_LINES}
        screen="es"
        className="mb-4"
      />
      {lines.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <LineRow
              key={line.conceptId ?? line.lineId}
              line={line}
              canType={canType}
              onEdit={setEdited}
              onRemove={setRemoved}
            />
          ))}
        </ul>
      )}
      {net < 0 && period.run === null && (
        <div className="mt-2">
          <Notice tone="warn">{texts.below(format(net))}</Notice>
        </div>
      )}
      {edited && (
        <LineDialog
          of={of}
          name={nameOf(person)}
          net={net}
          line={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <RemoveLine line={removed} of={nameOf(person)} onClose={() => setRemoved(null)} />}
    </section>
  );
}

type LineRowProps = {
  line: Line;
  canType: boolean;
  onEdit: (line: TypedLine) => void;
  onRemove: (line: TypedLine) => void;
};

function LineRow({ line, canType, onEdit, onRemove }: LineRowProps) {
  const { format } = useMoney();
  const { note, lineId } = line;
  const name = lineName(line);
  return (
    <li className="flex min-h-control items-center gap-x-1 py-0.5">
      <span className="min-w-0 flex-1">
        <UserText lines={2}>{name}</UserText>
        {lineId === null ? (
          <span className="block text-muted text-sm">
            {[texts.concept, shareText(line)].filter(Boolean).join(' · ')}
          </span>
        ) : (
          note && (
            <UserText lines={2} className="text-muted text-sm">
              {note}
            </UserText>
          )
        )}
      </span>
      <span className="tabular shrink-0 whitespace-nowrap">{formatSigned(signedAmount(line), format)}</span>
      {lineId !== null && canType && (
        <span className="-mr-2 flex shrink-0">
          <IconButton icon={Pencil} label={texts.edit(name)} onClick={() => onEdit({ ...line, lineId })} />
          <IconButton
            icon={Trash2}
            label={texts.remove(name)}
            onClick={() => onRemove({ ...line, lineId })}
          />
        </span>
      )}
    </li>
  );
}

function RemoveLine({ line, of, onClose }: { line: TypedLine; of: string; onClose: () => void }) {
  return (
    <RemovalDialog
      title={texts.removeTitle}
      description={texts.removeHint(line.name, of)}
      failed={texts.removeFailed}
      name={line.name}
      removal={useRemoveLine(line.lineId)}
      onClose={onClose}
    />
  );
}
