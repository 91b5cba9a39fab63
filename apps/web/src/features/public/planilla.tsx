import { payrollPicture } from './pictures.ts';
import { ProductPicture } from './product-picture.tsx';
import { landingTexts as texts } from './texts/landing.ts';

/** The planilla in words and as a picture. */
export function Payroll() {
  return (
    <section aria-labelledby="payroll-title" className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-content items-center gap-x-12 gap-y-8 px-4 py-16 md:px-6 md:py-24 lg:grid-cols-[minmax(16rem,2fr)_5fr]">
        <div>
          <h2 id="payroll-title" className="font-semibold text-2xl tracking-tight">
            {texts.payrollTitle}
          </h2>
          <p className="mt-3 max-w-prose text-lg text-muted">{texts.payrollText}</p>
        </div>
        <ProductPicture picture={payrollPicture} alt={texts.payrollAlt} />
      </div>
    </section>
  );
}
