import { landingTexts as texts } from './texts/landing.ts';

/** Three advantages over a spreadsheet. */
export function Beyond() {
  return (
    <section aria-labelledby="beyond-title" className="mx-auto max-w-content px-4 py-16 md:px-6 md:py-24">
      <h2 id="beyond-title" className="max-w-md font-semibold text-2xl tracking-tight">
        {texts.beyondTitle}
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {texts.beyond.map(({ title, text }, index) => (
          <li key={title} className="border-ink border-t pt-4">
            <span aria-hidden className="tabular text-muted text-sm">
              {index + 1}
            </span>
            <h3 className="mt-6 font-semibold text-lg">{title}</h3>
            <p className="mt-2 max-w-prose text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
