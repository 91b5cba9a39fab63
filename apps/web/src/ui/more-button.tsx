import { Button } from './button.tsx';

export type MoreButtonProps = {
  /** The list that is read page by page. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label: string;
};

/** The button below a list that loads its next page, while there is one. */
export function MoreButton({ query, label }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <div className="mt-3 flex justify-center">
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
