import { DEFAULT_TIMEZONE, MAX_CONCEPTS } from '@faena/shared/domain';
import type { Company, Concept } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCompany, usePayCalendar } from '@/features/company/index.ts';
import { useEmployees } from '@/features/people/index.ts';
import { MoneyContext, payrollMoney } from '@/lib/money.ts';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { RemovalDialog } from '../lines/removal-dialog.tsx';
import { conceptTexts } from '../texts/concepts.ts';
import { ConceptDialog } from './concept-dialog.tsx';
import { ConceptRow } from './concept-row.tsx';
import { type ConceptValues, useConcepts, useRemoveConcept } from './requests.ts';
import { Suggestions } from './suggestions.tsx';

const texts = conceptTexts;

/** Whether a company pays in quetzales, or is in Guatemala and has no currency yet. */
function isGuatemalan({ currency, timezone }: Company): boolean {
  return currency === 'GTQ' || (currency === '' && timezone === DEFAULT_TIMEZONE);
}

type Asking =
  | { verb: 'save'; concept: Concept | null; suggested?: ConceptValues }
  | { verb: 'remove'; concept: Concept };

/** The concepts of a company, and suggestions for it (CONCEPT-1, CONCEPT-5). */
export function CompanyConcepts({ companyId }: { companyId: string }) {
  const company = useCompany(companyId);
  const concepts = useConcepts(companyId);
  const employees = useEmployees(companyId);
  const calendar = usePayCalendar(companyId);
  const queries = [company, concepts, employees, calendar];
  const [asking, setAsking] = useState<Asking | null>(null);
  const unsaved = useHasUnsaved();
  const close = () => setAsking(null);
  return (
    <QueryState
      query={{
        data: company.data &&
          concepts.data &&
          employees.data &&
          calendar.data && {
            company: company.data,
            concepts: concepts.data,
            employees: employees.data,
            schedule: calendar.data.schedule,
          },
        error: queries.find(({ error }) => error)?.error ?? null,
        isFetching: queries.some(({ isFetching }) => isFetching),
        refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
      }}
      loading={texts.loading}
      skeleton={<TableSkeleton rows={3} columns={3} />}
      keepData={unsaved}
      failed={texts.failed}
      safe={texts.safe}
    >
      {(read) => (
        <MoneyContext value={payrollMoney(read.company.currency)}>
          {read.concepts.length === 0 ? (
            <EmptyState
              title={texts.empty}
              hint={texts.emptyHint}
              action={<AddConcept onClick={() => setAsking({ verb: 'save', concept: null })} />}
            />
          ) : (
            <>
              <div className="mb-3 flex justify-end">
                <AddConcept onClick={() => setAsking({ verb: 'save', concept: null })} />
              </div>
              <NearLimit present={read.concepts.length} most={MAX_CONCEPTS} screen="es" className="mb-4" />
              <Card className="p-0">
                <ul aria-label={texts.list} className="divide-y divide-line">
                  {read.concepts.map((concept) => (
                    <ConceptRow
                      key={concept._id}
                      concept={concept}
                      employees={read.employees}
                      onEdit={() => setAsking({ verb: 'save', concept })}
                      onRemove={() => setAsking({ verb: 'remove', concept })}
                    />
                  ))}
                </ul>
              </Card>
            </>
          )}
          {isGuatemalan(read.company) && (
            <Suggestions
              schedule={read.schedule}
              concepts={read.concepts}
              onUse={(suggested) => setAsking({ verb: 'save', concept: null, suggested })}
            />
          )}
          {asking?.verb === 'save' && (
            <ConceptDialog companyId={companyId} employees={read.employees} {...asking} onClose={close} />
          )}
          {asking?.verb === 'remove' && <RemoveConcept concept={asking.concept} onClose={close} />}
        </MoneyContext>
      )}
    </QueryState>
  );
}

function AddConcept({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="primary" onClick={onClick}>
      <Plus aria-hidden strokeWidth={1.75} />
      {texts.add}
    </Button>
  );
}

function RemoveConcept({ concept, onClose }: { concept: Concept; onClose: () => void }) {
  return (
    <RemovalDialog
      title={texts.removal.title}
      description={texts.removal.hint(concept.name)}
      failed={texts.removal.failed}
      name={concept.name}
      removal={useRemoveConcept(concept)}
      onClose={onClose}
    />
  );
}
