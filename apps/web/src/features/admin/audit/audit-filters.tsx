import { AUDIT_KINDS, type AuditKind } from '@faena/shared/audit';
import { Button } from '@/ui/button.tsx';
import { DateRange } from '@/ui/date-range.tsx';
import { Field } from '@/ui/field.tsx';
import { Input } from '@/ui/input.tsx';
import { Select } from '@/ui/select.tsx';
import { auditKindLabels, auditTexts } from '../texts/audit.ts';
import type { AuditChoice } from './requests.ts';

const texts = auditTexts;

export const EVERYTHING: AuditChoice = { username: '', kind: '', from: '', to: '' };

type AuditFiltersProps = { choice: AuditChoice; onChoiceChange: (choice: AuditChoice) => void };

/** The filters by person, by kind and by days (AUDIT-3). */
export function AuditFilters({ choice, onChoiceChange }: AuditFiltersProps) {
  const active = Object.values(choice).some(Boolean);
  return (
    <search aria-label={texts.filters} className="mb-4 flex flex-wrap items-end gap-4">
      <Field label={texts.username} className="min-w-40 flex-1 sm:max-w-56">
        <Input
          value={choice.username}
          onChange={({ target }) => onChoiceChange({ ...choice, username: target.value })}
          placeholder={texts.usernameHint}
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={texts.kind} className="min-w-40 flex-1 sm:max-w-56">
        <Select
          value={choice.kind}
          onChange={({ target }) => onChoiceChange({ ...choice, kind: kindOf(target.value) })}
        >
          <option value="">{texts.anyKind}</option>
          {AUDIT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {auditKindLabels[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <DateRange
        value={choice}
        onValueChange={({ from, to }) => onChoiceChange({ ...choice, from, to })}
        fromLabel={texts.from}
        toLabel={texts.to}
      />
      {active && (
        <Button variant="ghost" onClick={() => onChoiceChange(EVERYTHING)}>
          {texts.clear}
        </Button>
      )}
    </search>
  );
}

function kindOf(text: string): AuditKind | '' {
  return AUDIT_KINDS.find((kind) => kind === text) ?? '';
}
