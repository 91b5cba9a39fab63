import { Spinner } from './spinner.tsx';

/** Below a list of which more is on its way. */
export function ListProgress({ text }: { text: string }) {
  return (
    <p role="status" className="tabular mt-3 flex items-center justify-center gap-2 text-muted">
      <Spinner />
      {text}
    </p>
  );
}
