import { FolderKanban } from 'lucide-react';
import { Avatar } from '@/ui/avatar.tsx';
import { AvatarGroup } from '@/ui/avatar-group.tsx';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Notice } from '@/ui/notice.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { PriorityIcon } from '@/ui/priority-icon.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusBadge } from '@/ui/status-badge.tsx';
import { StatusDot } from '@/ui/status-dot.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { Tabs } from '@/ui/tabs.tsx';
import { Tag } from '@/ui/tag.tsx';
import { toast } from '@/ui/toast.ts';
import { Specimen } from './specimen.tsx';

const STATUSES = ['Backlog', 'To do', 'Doing', 'Testing', 'Done'] as const;
const PRIORITIES = ['Low', 'Medium', 'High', 'Critical'] as const;
const COLORS = ['#000000', '#FFFFFF', '#7A3E1D', '#F2C230', '#0E7490', '#C8372D'];
const PEOPLE = ['Ana', 'José', 'Karla', 'Óscar', 'Lucía'].map((name) => ({ _id: name, username: name }));

/** Badges, people, states. */
export function ContentGallery() {
  return (
    <>
      <PageHeader title="Content" />
      <Specimen name="Status">
        {STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <span className="inline-flex items-center gap-2">
          <StatusDot status="Doing" /> Doing <span className="tabular text-muted">12</span>
        </span>
      </Specimen>
      <Specimen name="Badge, Tag, Priority">
        <Badge>Gestor</Badge>
        <Badge tone="ok">Activo</Badge>
        <Badge tone="warn">por revisar</Badge>
        <Badge tone="danger">Vencida</Badge>
        <Badge tone="accent">En curso</Badge>
        <Tag>contabilidad</Tag>
        <Tag onRemove={() => toast.message('Quitado')}>urgente</Tag>
        {PRIORITIES.map((priority) => (
          <PriorityIcon key={priority} priority={priority} showLabel />
        ))}
      </Specimen>
      <Specimen name="People and companies">
        <Avatar person={{ username: 'ana', fullname: 'Ana Lucía Morales' }} size="lg" />
        <Avatar person={{ username: 'jose', fullname: 'José' }} />
        <Avatar person={{ username: 'karla', fullname: 'Karla' }} size="sm" />
        <AvatarGroup people={PEOPLE} />
        <AvatarGroup people={PEOPLE.slice(0, 2)} size="md" />
        {COLORS.map((color) => (
          <CompanyTile key={color} name="Volcanes" color={color} />
        ))}
      </Specimen>
      <div className="mb-8 grid gap-4 md:grid-cols-2">
        <EmptyState
          icon={FolderKanban}
          title="No hay proyectos. ¡Crea uno nuevo!"
          hint="Un proyecto reúne tareas, personas y horas."
          action={<Button variant="primary">Nuevo Proyecto</Button>}
        />
        <ErrorState
          title="No se pudieron cargar las tareas."
          safe="Nada se ha perdido: lo guardado sigue en el servidor."
          onRetry={() => toast.message('Otra vez')}
        />
      </div>
      <div className="mb-8 grid gap-2">
        <Notice>Una nota en el camino.</Notice>
        <Notice tone="ok">Profile updated successfully!</Notice>
        <Notice tone="warn">Un registro está por revisar.</Notice>
        <Notice tone="danger">Error al cargar usuarios del proyecto.</Notice>
      </div>
      <Tabs
        label="Proyecto"
        className="mb-8"
        tabs={[
          { value: 'tasks', label: 'Tareas', content: <Card>Gestión de Tareas</Card> },
          {
            value: 'people',
            label: 'Usuarios',
            content: (
              <Disclosure label="Configurar tarifa" defaultOpen>
                <p className="text-muted">USD/hora</p>
              </Disclosure>
            ),
          },
        ]}
      />
      <Loading label="Cargando tareas..." showLabel>
        <div className="mb-4 grid gap-2">
          <Skeleton className="w-40" />
          <Skeleton />
        </div>
        <TableSkeleton rows={3} />
      </Loading>
    </>
  );
}
