import { viewParamsOf, writeViewParams } from '@faena/shared/domain';
import type { BoardView, BoardViews } from '@faena/shared/schemas';
import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { tellFailure, useTaskContext } from '@/features/task/index.ts';
import { ApiError, client } from '@/lib/client.ts';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { toast } from '@/ui/toast.ts';
import { typeWords } from '../filter/typed-words.ts';
import { useBoardView } from '../head/use-board-view.ts';
import { boardViewTexts as texts } from '../texts/board-views.ts';

type Edit = (views: readonly BoardView[]) => BoardView[];

/** An edit of the views, and a callback for when it is saved. */
interface Change {
  readonly edit: Edit;
  readonly then?: (() => void) | undefined;
}

const viewsOf = (projectId: string) =>
  queryOptions({
    queryKey: ['board-views', projectId] as const,
    queryFn: ({ signal }) => client.boardView.list({ params: { projectId } }, { signal }),
  });

/**
 * The person's views of the board, and a function that edits them. Edits are sent in turn, each based on the answer
 * before. They show at once as an optimistic update (VIEW-3).
 */
export function useViews() {
  const { projectId } = useTaskContext();
  const queryClient = useQueryClient();
  const { queryKey } = viewsOf(projectId);
  const mutationKey = queryKey;
  const query = useQuery(viewsOf(projectId));
  const waiting = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Change).edit,
  });

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: async ({ edit }: Change) => {
      const { version, views } = await queryClient.ensureQueryData(viewsOf(projectId));
      return client.boardView.save({ params: { projectId }, body: { version, views: edit(views) } });
    },
    onSuccess: (saved: BoardViews, { then }) => {
      queryClient.setQueryData(queryKey, saved);
      then?.();
    },
    onError: (error) => {
      // Another tab saved first: its views stay.
      if (error instanceof ApiError && error.status === 409) toast.message(texts.changedElsewhere);
      else tellFailure(error, texts.failed);
      return queryClient.invalidateQueries({ queryKey });
    },
  });

  const views =
    query.data && waiting.reduce<readonly BoardView[]>((now, edit) => edit(now), query.data.views);
  return {
    query,
    views,
    change: (edit: Edit, then?: () => void) => mutate({ edit, then }),
  };
}

/** The part of the address that a view stores: the present one, and functions that compare and open a view (VIEW-5). */
export function useViewAddress() {
  const [params, change] = useAddressParams();
  const { view } = useBoardView();
  /** A saved address without a view means the present view. */
  const completed = (query: string): string => {
    const address = new URLSearchParams(query);
    if (!address.has('view')) address.set('view', view);
    return viewParamsOf(address);
  };
  return {
    present: completed(params.toString()),
    isPresent: ({ params: kept }: BoardView) => completed(kept) === completed(params.toString()),
    show: ({ params: kept }: BoardView) => {
      typeWords(null);
      change((next) => writeViewParams(next, kept));
    },
  };
}
