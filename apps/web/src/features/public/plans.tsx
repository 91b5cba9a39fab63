import { formatPrice } from '@/lib/format-price.ts';
import { offersSignUp } from '@/lib/registration.ts';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { usePlans } from './requests.ts';
import { landingTexts as texts } from './texts/landing.ts';

/** The plans, each with its price and its Subscribe (SCREEN-15). */
export function Plans() {
  const { plans, failed, retry } = usePlans();
  return (
    <section id="planes" aria-labelledby="planes-title" className="scroll-mt-6 border-line border-t">
      <div className="mx-auto max-w-content px-4 py-16 md:px-6 md:py-24">
        <h2 id="planes-title" className="font-semibold text-2xl tracking-tight">
          {texts.plansTitle}
        </h2>
        <p className="mt-2 max-w-prose text-lg text-muted">{texts.plansLead}</p>
        <div className="mt-8 min-h-48">
          {failed ? (
            <div role="alert" className="flex flex-wrap items-center gap-3">
              <p className="text-muted">{texts.plansFailed}</p>
              <Button onClick={retry}>{texts.retry}</Button>
            </div>
          ) : plans?.length === 0 ? (
            <p className="text-muted">{texts.plansEmpty}</p>
          ) : plans ? (
            <ul className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
              {plans.map(({ _id, name, description, price }) => (
                <li
                  key={_id}
                  className="flex min-w-0 max-w-md flex-col rounded-card border border-line bg-surface p-6"
                >
                  <h3 className="font-medium text-lg">
                    <UserText>{name}</UserText>
                  </h3>
                  <p className="tabular mt-1 font-semibold text-2xl tracking-tight">{formatPrice(price)}</p>
                  <p dir="auto" className="wrap-anywhere mt-3 mb-6 whitespace-pre-line text-muted">
                    {description}
                  </p>
                  {offersSignUp() && (
                    <AnchorButton
                      href="/register"
                      aria-label={texts.subscribeTo(name)}
                      className="mt-auto self-start"
                    >
                      {texts.subscribe}
                    </AnchorButton>
                  )}
                </li>
              ))}
            </ul>
          ) : (
            <div role="status" className="grid gap-4 sm:grid-cols-3">
              <span className="sr-only">{texts.plansLoading}</span>
              {['a', 'b', 'c'].map((key) => (
                <Skeleton key={key} className="h-48 rounded-card" />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
