import { Spinner } from './spinner.tsx';

/** The progress line below a list while more of it loads. */
export function ListProgress({ text }: { text: string }) {
  return (
    <p role="status" className="tabular mt-3 flex items-center justify-center gap-2 text-muted">
      <Spinner />
      {text}
    </p>
  );
}
