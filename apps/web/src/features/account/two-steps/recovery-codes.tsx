import { useState } from 'react';
import { saveFile } from '@/lib/save-file.ts';
import { readSession } from '@/lib/session.ts';
import { Button } from '@/ui/button.tsx';
import { twoStepsTexts } from '../texts/two-steps.ts';

const texts = twoStepsTexts.codes;

/** The recovery codes, shown once, to be copied or saved (TWOSTEP-1). */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const text = [texts.heading(readSession()?.username ?? ''), '', ...codes, ''].join('\n');
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-3">
      <h3 id="recovery-codes" className="font-medium">
        {texts.title}
      </h3>
      <p className="text-muted">{texts.hint}</p>
      <ol className="tabular grid select-all gap-1 overflow-x-auto rounded-control border border-line bg-sunken px-3 py-2 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {/* Browsers offer a clipboard only on secure origins. Elsewhere the list selects as a whole. */}
        {'clipboard' in navigator && (
          <Button
            onClick={async () => {
              await navigator.clipboard.writeText(text);
              setCopied(true);
            }}
          >
            {copied ? texts.copied : texts.copy}
          </Button>
        )}
        <Button onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), texts.file)}>
          {texts.download}
        </Button>
        <Button variant="primary" onClick={onDone} autoFocus>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}
