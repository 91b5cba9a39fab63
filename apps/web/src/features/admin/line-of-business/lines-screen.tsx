import { MAX_LINES_OF_BUSINESS } from '@faena/shared/domain';
import type { LineOfBusiness } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLinesOfBusiness } from '@/features/company/index.ts';
import { reportError } from '@/lib/report.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { messageOf } from '@/texts/wording.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { Catalogue } from '../catalogue.tsx';
import { adminTexts } from '../texts/admin.ts';
import { useAskAndRemove } from '../use-ask-and-remove.ts';
import { LineName, RenameLine } from './line-name.tsx';
import { NewLine } from './new-line.tsx';
import { countCompanies, useRemoveLineOfBusiness, useRenameLineOfBusiness } from './requests.ts';

const texts = adminTexts.linesOfBusiness;

interface FailedRename {
  readonly line: LineOfBusiness;
  readonly typed: string;
  readonly reason: string;
}

/** 'Giro de Negocio', the catalogue of lines (LINE-1). */
export function LinesScreen() {
  const [renaming, setRenaming] = useState<string | null>(null);
  // A failed rename keeps its typed text for another try (FORM-9).
  const [failed, setFailed] = useState<FailedRename | null>(null);
  // The renamed line, whose button takes the focus from the field.
  const [renamed, setRenamed] = useState<string | null>(null);
  const rename = useRenameLineOfBusiness();

  const askAndRemove = useAskAndRemove({
    texts,
    write: useRemoveLineOfBusiness(),
    lossOf: ({ name }) => countCompanies(name).then(deletionTexts.lineOfBusiness),
  });

  const { mutate } = rename;
  const finishRenaming = useCallback(
    (line: LineOfBusiness, name: string | null) => {
      setRenaming(null);
      setFailed(null);
      setRenamed(line._id);
      if (name === null) return;
      mutate(
        { _id: line._id, name },
        {
          onError: (refused) => {
            // The field shows a refusal. A missing answer shows as a toast.
            setFailed({ line, typed: name, reason: messageOf(refused, texts.renameFailed, 'es') });
            reportError(refused);
          },
        },
      );
    },
    [mutate],
  );
  const columns = useMemo<readonly DataColumn<LineOfBusiness>[]>(
    () => [
      {
        id: 'name',
        header: texts.name,
        card: 'title',
        sortValue: ({ name }) => name,
        cell: (line) => (
          <LineName
            line={line}
            renaming={renaming === line._id}
            onRenamed={(name) => finishRenaming(line, name)}
          />
        ),
      },
    ],
    [renaming, finishRenaming],
  );

  return (
    <Catalogue
      texts={texts}
      query={useLinesOfBusiness()}
      most={MAX_LINES_OF_BUSINESS}
      columns={columns}
      getRowId={({ _id }) => _id}
      rowActions={(line) =>
        renaming === line._id ? null : (
          <>
            <IconButton
              icon={Pencil}
              label={texts.rename(line.name)}
              autoFocus={renamed === line._id}
              onClick={() => {
                setFailed(null);
                setRenaming(line._id);
              }}
            />
            <IconButton
              icon={Trash2}
              label={texts.remove(line.name)}
              onClick={() => void askAndRemove(line)}
            />
          </>
        )
      }
    >
      <NewLine />
      {failed && (
        <RenameLine
          line={failed.line}
          failed={failed}
          onRenamed={(name) => finishRenaming(failed.line, name)}
        />
      )}
    </Catalogue>
  );
}
