import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { toast } from '@/ui/toast.ts';
import type { DataColumn } from '@/ui/use-data-table.ts';

const STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;

type Row = { id: string; name: string; status: (typeof STATUSES)[number]; hours: number | null };

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Nombre', cell: (row) => row.name, sortValue: (row) => row.name, card: 'title' },
  {
    id: 'status',
    header: 'Estado',
    cell: (row) => <StatusBadge status={row.status} />,
    sortValue: (row) => STATUSES.indexOf(row.status),
  },
  { id: 'role', header: 'Rol', cell: () => <Badge>Empleado</Badge> },
  {
    id: 'hours',
    header: 'Horas',
    align: 'right',
    cell: (row) => row.hours?.toFixed(2) ?? '-',
    sortValue: (row) => row.hours,
  },
];

function rowsOf(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Conciliar cuenta ${String(index + 1)}`,
    status: STATUSES[(index * 7) % 5] ?? 'Backlog',
    hours: index % 6 === 5 ? null : ((index * 37) % 90) / 4,
  }));
}

/** The table with few rows, with 2,000 and with none. */
export function TableGallery() {
  const [data, setData] = useState(() => rowsOf(8));
  return (
    <Page bleed className="p-0 md:p-0">
      <PageHeader
        title="Table"
        beside={<span className="tabular text-muted">{data.length}</span>}
        actions={[0, 8, 2000].map((count) => (
          <Button key={count} onClick={() => setData(rowsOf(count))}>
            {count}
          </Button>
        ))}
      />
      <DataTable
        label="Tareas"
        columns={COLUMNS}
        data={data}
        getRowId={(row) => row.id}
        rowActions={(row) => (
          <>
            <IconButton icon={Pencil} label={`Editar ${row.name}`} onClick={() => toast.message(row.name)} />
            <IconButton icon={Trash2} label={`Eliminar ${row.name}`} onClick={() => toast.error(row.name)} />
          </>
        )}
        empty={<EmptyState title="No hay tareas en este proyecto" />}
      />
    </Page>
  );
}
