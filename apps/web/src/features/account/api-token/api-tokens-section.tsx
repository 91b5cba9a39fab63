import { MAX_API_TOKENS } from '@faena/shared/domain';
import type { ApiToken } from '@faena/shared/schemas';
import { useRef, useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Secret } from '@/ui/secret.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { toast } from '@/ui/toast.ts';
import { UserText } from '@/ui/user-text.tsx';
import { apiTokenTexts as texts } from '../texts/api-tokens.ts';
import { MakeTokenDialog } from './make-token-dialog.tsx';
import { useApiTokens, useRevokeApiToken } from './requests.ts';

/** Makes, lists and revokes the tokens with which programs call the API for a person (TOKEN-1). */
export function ApiTokensSection() {
  const tokens = useApiTokens();
  const [making, setMaking] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  /** The pressed button disappears, so the focus moves to the start of the section. */
  function tellRevoked(): void {
    toast.success(texts.revoked);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="api-tokens" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="api-tokens" ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {texts.title}
        </h2>
        <Button onClick={() => setMaking(true)}>{texts.make}</Button>
      </div>
      <NearLimit present={tokens.data?.length} most={MAX_API_TOKENS} screen="en" />
      <QueryState
        query={tokens}
        loading={texts.loading}
        skeleton={<Skeleton className="h-5" />}
        failed={texts.loadFailed}
        safe={texts.loadSafe}
      >
        {(list) =>
          list.length === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line border-line border-y">
              {list.map((one) => (
                <Row key={one._id} token={one} onRevoked={tellRevoked} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {making && <MakeTokenDialog onMade={(made) => setToken(made.token)} onClose={() => setMaking(false)} />}
      {token && <TokenDialog token={token} onClose={() => setToken(null)} />}
    </section>
  );
}

function Row({ token, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const { mutate, isPending } = useRevokeApiToken();
  const { _id, name, scope, expiresAt, lastUsedAt } = token;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <UserText lines={2}>{name}</UserText>
          <Badge>{texts.scopes[scope]}</Badge>
        </p>
        <p className="tabular flex flex-wrap gap-x-3 text-muted text-sm">
          <span>{texts.until(formatMoment(expiresAt, timeZone))}</span>
          <span>{lastUsedAt ? texts.used(formatMoment(lastUsedAt, timeZone)) : texts.neverUsed}</span>
        </p>
      </div>
      <Button
        loading={isPending}
        aria-label={texts.revokeNamed(name)}
        onClick={() => mutate(_id, { onSuccess: onRevoked, onError: quietFailure(texts.revokeFailed) })}
      >
        {texts.revoke}
      </Button>
    </li>
  );
}

/** Shows the token, this once. */
function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { shown } = texts;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown.title}
      description={shown.hint}
      footer={
        <Button variant="primary" onClick={onClose}>
          {shown.done}
        </Button>
      }
    >
      <Secret label={shown.label} value={token} copyLabel={shown.copy} copiedLabel={shown.copied} />
    </Dialog>
  );
}
