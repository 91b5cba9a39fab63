import { useEffect } from 'react';
import { useAddressParams } from '@/lib/use-address-params.ts';
import { moreButtonTexts as texts } from '@/texts/more-button.ts';
import { Button } from './button.tsx';

export type MoreButtonProps = {
  /** The list that is read page by page. */
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  /** The drawn rows, and the name of their number in the address (SCREEN-24). Lists in windows have none. */
  kept?: { readonly name: string; readonly rows: number };
};

/** The button below a list that loads its next page, while there is one. Paper says that the list goes on (DESIGN-27). */
export function MoreButton({ query, label, kept }: MoreButtonProps) {
  const [params, changeAddress] = useAddressParams();
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const wanted = kept ? Number(params.get(kept.name)) || 0 : 0;
  const isShort = kept !== undefined && kept.rows < wanted && hasNextPage;

  // A reload begins with the first page.
  useEffect(() => {
    if (isShort && !isFetching && !isError) fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);

  if (!hasNextPage) return null;

  function more(): void {
    if (kept) changeAddress((edited) => edited.set(kept.name, String(kept.rows + 1)));
    fetchNextPage();
  }
  return (
    <div className="mt-3 flex justify-center">
      <Button loading={query.isFetchingNextPage} onClick={more}>
        {label}
      </Button>
      <p className="hidden text-muted print:block">{texts.goesOn}</p>
    </div>
  );
}
