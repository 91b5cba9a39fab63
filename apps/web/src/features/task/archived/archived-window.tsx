import { LENGTHS, MAX_ARCHIVED_TASKS } from '@faena/shared/domain';
import { Archive } from 'lucide-react';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { useProjectRoom } from '@/lib/use-project-room.ts';
import { useSettled } from '@/lib/use-settled.ts';
import { projectLimitTexts } from '@/texts/near-limit.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { MoreButton } from '@/ui/more-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTaskContext } from '../task-context.ts';
import { archivedTaskTexts as texts } from '../texts/archived-tasks.ts';
import { ArchivedItem } from './archived-item.tsx';
import { ARCHIVED_SEARCH } from './use-archive-link.ts';
import { useArchived } from './use-archived.ts';

/** The window of archived tasks. */
export function ArchivedWindow({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open onOpenChange={onOpenChange} title={texts.title} size="lg">
      <Found />
    </Dialog>
  );
}

function Found() {
  const [{ 'archived-q': typed }, setSearch] = useAddressValues(ARCHIVED_SEARCH);
  const { value: q } = useSettled(typed.trim());
  const query = useArchived(q);
  const room = useProjectRoom(useTaskContext().projectId);
  return (
    <>
      <NearLimit
        present={room?.archivedTasks}
        most={MAX_ARCHIVED_TASKS}
        what={projectLimitTexts.archived}
        screen="es"
        className="mb-3"
      />
      <SearchInput
        value={typed}
        onValueChange={(text) => setSearch({ 'archived-q': text })}
        aria-label={texts.search}
        placeholder={texts.search}
        maxLength={LENGTHS.name}
        className="mb-3"
      />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-40 w-full" />}
        failed={texts.failedToLoad}
        safe={texts.safe}
        keepData
        empty={
          q ? (
            <EmptyState title={texts.noMatch} />
          ) : (
            <EmptyState icon={Archive} title={texts.empty} hint={texts.emptyHint} />
          )
        }
      >
        {(tasks) => (
          <>
            <ul aria-label={texts.title} className="divide-y divide-line border-line border-y">
              {tasks.map((task) => (
                <ArchivedItem key={task._id} task={task} />
              ))}
            </ul>
            <MoreButton query={query} label={texts.more} />
          </>
        )}
      </QueryState>
    </>
  );
}
