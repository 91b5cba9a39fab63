import { AnchorButton } from '@/ui/anchor-button.tsx';
import { boardPicture } from './pictures.ts';
import { ProductPicture } from './product-picture.tsx';
import { landingTexts as texts } from './texts/landing.ts';

/** The product in one sentence, the call to action, and the board. */
export function Hero() {
  return (
    <div className="mx-auto max-w-content px-4 pt-12 md:px-6 md:pt-20">
      <h1 className="max-w-4xl font-semibold text-[clamp(2.5rem,7vw,4.5rem)] leading-[1.02] tracking-[-0.035em]">
        {texts.title.map((sentence) => (
          <span key={sentence} className="block">
            {sentence}{' '}
          </span>
        ))}
      </h1>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-6 md:mt-8">
        <p className="max-w-xl text-pretty text-lg text-muted leading-relaxed">{texts.lead}</p>
        <AnchorButton href="#planes" variant="primary" size="lg">
          {texts.subscribe}
        </AnchorButton>
      </div>
      <div className="mt-10 md:mt-14">
        <ProductPicture picture={boardPicture} alt={texts.boardAlt} eager />
      </div>
    </div>
  );
}
