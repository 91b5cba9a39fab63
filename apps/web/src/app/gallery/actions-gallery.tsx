import { LogOut, Pencil, Pin, Plus, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AnchorButton } from '@/ui/anchor-button.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { Field } from '@/ui/field.tsx';
import { FileButton } from '@/ui/file-button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { MenuItem, MenuLabel, MenuLink, MenuSeparator } from '@/ui/menu-item.tsx';
import { MultiSelect } from '@/ui/multi-select.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Popover } from '@/ui/popover.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { Textarea } from '@/ui/textarea.tsx';
import { toast } from '@/ui/toast.ts';
import { Specimen } from './specimen.tsx';

const PEOPLE = Array.from({ length: 20 }, (_, index) => ({
  value: String(index),
  label: `Persona ${String(index + 1)}`,
}));

/** Buttons, links, menus and windows. */
export function ActionsGallery() {
  const { alert, confirm } = useDialogs();
  const [open, setOpen] = useState(false);
  const [people, setPeople] = useState<string[]>([]);
  const [answer, setAnswer] = useState('');

  async function ask(): Promise<void> {
    const yes = await confirm('¿Eliminar este empleado?', { danger: true, confirmLabel: 'Eliminar' });
    setAnswer(yes ? 'Yes' : 'No');
  }

  return (
    <>
      <PageHeader
        title="Actions"
        beside={<span className="text-muted">7</span>}
        description="Buttons, links, menus and windows."
        actions={
          <>
            <Button>Exportar</Button>
            <Button variant="primary">
              <Plus aria-hidden strokeWidth={1.75} /> Nuevo Empleado
            </Button>
          </>
        }
      />
      <Specimen name="Button">
        <Button variant="primary">Guardar</Button>
        <Button>Cancelar</Button>
        <Button variant="ghost">Ver todas</Button>
        <Button variant="danger">Eliminar</Button>
        <Button variant="primary" loading>
          Guardando…
        </Button>
        <Button disabled>Siguiente</Button>
        <Button variant="primary" size="lg">
          Sign Up
        </Button>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton icon={Pencil} label="Editar" />
        <IconButton icon={Pin} label="Fijar proyecto" variant="secondary" />
        <IconButton icon={Trash2} label="Eliminar" variant="danger" />
        <IconButton icon={Settings} label="Guardando" loading />
      </Specimen>
      <Specimen name="Links">
        <LinkButton to="/">LinkButton</LinkButton>
        <AnchorButton href="/" variant="primary">
          AnchorButton
        </AnchorButton>
        <TextLink to="/">TextLink</TextLink>
        <TextLink to="/" underlined>
          TextLink underlined
        </TextLink>
        <FileButton accept="image/*" onFile={(file) => toast.success(file.name)}>
          FileButton
        </FileButton>
      </Specimen>
      <Specimen name="Menu and popover">
        <DropdownMenu align="start" trigger={<Button>Menu</Button>}>
          <MenuLabel>Ana Lucía Morales</MenuLabel>
          <MenuLink to="/account" icon={Settings}>
            My Account
          </MenuLink>
          <MenuSeparator />
          <MenuItem icon={LogOut} onSelect={() => toast.message('Log Out')}>
            Log Out
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => toast.error('Eliminado')}>
            Eliminar
          </MenuItem>
        </DropdownMenu>
        <Popover label="A popover" trigger={<Button>Popover</Button>}>
          <p className="w-52">A small panel beside its button, for a picker or a few fields.</p>
        </Popover>
      </Specimen>
      <Specimen name="Windows and toasts">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => void alert('No se pudo guardar el empleado.')}>Alert</Button>
        <Button onClick={() => void ask()}>Confirm</Button>
        <span role="status" className="text-muted">
          {answer}
        </span>
        <Button onClick={() => toast.success('Proyecto guardado', { description: 'Inventario 2026' })}>
          Toast
        </Button>
        <Button
          onClick={() =>
            toast.error('No se pudo mover la tarea.', { action: { label: 'Reintentar', onClick: () => {} } })
          }
        >
          Error toast
        </Button>
      </Specimen>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Nueva Tarea"
        description="Queda en Backlog hasta que alguien la mueva."
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
        }}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancelar</Button>
            <Button variant="primary" type="submit">
              Guardar
            </Button>
          </>
        }
      >
        <Field label="Título" className="mb-4">
          <Input name="title" />
        </Field>
        <Field label="Descripción" hint="Lo que hace falta para darla por hecha.">
          <Textarea draft={null} name="description" />
        </Field>
        <Field label="Asignar a" className="mt-4">
          <MultiSelect
            options={PEOPLE}
            values={people}
            onValuesChange={setPeople}
            placeholder="Sin asignar"
            emptyText="Nadie con ese nombre."
          />
        </Field>
      </Dialog>
    </>
  );
}
