import type { Concept, Employee } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useMoney } from '@/lib/money.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { amountInWords } from './amount-words.ts';

/** The number of people a row names; it counts the others. */
const MOST_NAMED = 3;

type ConceptRowProps = {
  concept: Concept;
  employees: readonly Employee[];
  onEdit: () => void;
  onRemove: () => void;
};

/** A concept: its name, amount, people and frequency. */
export function ConceptRow({ concept, employees, onEdit, onRemove }: ConceptRowProps) {
  const money = useMoney();
  const { name, kind, once } = concept;
  const often = once ? conceptTexts.once : conceptTexts.always;
  return (
    <li className="flex items-start gap-x-2 py-2 pr-1 pl-3">
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-0.5 md:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <UserText lines={2} className="font-medium">
            {name}
          </UserText>
          <p className="text-muted text-sm">{conceptTexts.kinds[kind]}</p>
        </div>
        <p className="tabular wrap-anywhere">{amountInWords(concept, money)}</p>
        <div className="min-w-0">
          <UserText lines={2}>{whoIn(concept, employees)}</UserText>
          <p className="text-muted text-sm">{[often, termsOf(concept)].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <IconButton icon={Pencil} label={conceptTexts.edit(name)} onClick={onEdit} />
      <IconButton icon={Trash2} label={conceptTexts.remove(name)} onClick={onRemove} />
    </li>
  );
}

/** How a fixed amount is earned, unless in the usual way (CONCEPT-7). */
function termsOf({ entitlement, fullAt }: Concept): string {
  if (entitlement === 'adjusted') return conceptTexts.adjustedToo;
  if (fullAt === null || entitlement === 'worked') return '';
  return conceptTexts.proRata[entitlement](String(fullAt));
}

function whoIn({ employeeIds }: Concept, employees: readonly Employee[]): string {
  if (employeeIds === null) return conceptTexts.everyone;
  const named = new Set(employeeIds);
  const names = employees.filter(({ _id }) => named.has(_id)).map(({ fullname }) => fullname);
  if (names.length === 0) return conceptTexts.nobody;
  const shown = names.slice(0, MOST_NAMED).join(', ');
  return names.length > MOST_NAMED ? conceptTexts.more(shown, names.length - MOST_NAMED) : shown;
}
