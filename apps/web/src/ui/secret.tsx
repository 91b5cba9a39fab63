import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

export type SecretProps = {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
};

/** A generated password, shown once, in characters that cannot be mistaken for others, with a button to copy it. */
export function Secret({ label, value, copyLabel, copiedLabel }: SecretProps) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <p className="mb-1 font-medium text-sm">{label}</p>
      <div className="flex items-center gap-1 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
        <output aria-label={label} className="tabular min-w-0 flex-1 select-all break-all font-mono text-lg">
          {value}
        </output>
        {/* Browsers have a clipboard only on secure origins; elsewhere the text selects whole. */}
        {'clipboard' in navigator && (
          <IconButton
            icon={copied ? Check : Copy}
            label={copied ? copiedLabel : copyLabel}
            onClick={async () => {
              await navigator.clipboard.writeText(value);
              setCopied(true);
            }}
          />
        )}
      </div>
    </div>
  );
}
